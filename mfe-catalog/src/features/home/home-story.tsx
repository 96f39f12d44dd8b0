import { settingKeys, settingOf } from '@valam/contracts/catalog/setting-keys';
import { useBrand } from '@valam/mfe-kit/shell';
import { LinkButton } from '@valam/ui/button/button';
import { Container, Section } from '@valam/ui/layout/layout';
import { HangingSaris } from '@valam/ui/saris/hanging-saris';
import { Steps as StepsFigure } from '@valam/ui/steps/steps';
import { Heading } from '@valam/ui/typography/typography';
import { catalogApi } from '../../api/catalog.api';
import { teamOf } from '../../parts/team/team-of';
import { Differences } from './differences';
import { featuredAsked, guidesAsked, teamAsked } from './home-asked';
import { partnerNames } from './home-claims';
import { FeaturedTour } from './featured-tour';
import { Guides, Partners } from './partners';
import { Centered } from './parts';
import { payingWords, type Terms } from './paying-words';
import { Promise } from './promise';
import { TestimonialsSection } from './testimonials-section';

const stepsUnder = (terms: Terms | undefined): Parameters<typeof StepsFigure>[0]['steps'] => [
  { title: 'Choose', text: 'Pick a tour and a date. The dots show which seats are free.' },
  { title: 'Book', text: payingWords(terms) },
  { title: 'Transform', text: 'Walk barefoot on granite at five in the morning. See what stays.' },
];

/** "How it works": three steps connected by a line. */
function Steps({ terms }: { terms: Terms | undefined }) {
  return (
    <Section aria-labelledby="steps">
      <Container as={Centered}>
        <Heading id="steps" $size={1}>
          How it works
        </Heading>
        <StepsFigure steps={stepsUnder(terms)} />
        <LinkButton href="/spiritual-tours">Start Your Journey</LinkButton>
      </Container>
    </Section>
  );
}

/** The five themes of all tours, named as in the field `themes` of tours. */
const themes: readonly { title: string; text: string }[] = [
  {
    title: 'Ancient Traditions',
    text: 'Rites that have been kept every day for a thousand years, seen at the hour they happen.',
  },
  {
    title: 'Architectural Mastery',
    text: 'Granite towers, thousand-pillar halls and the people who still carve.',
  },
  {
    title: 'Living Devotion',
    text: 'Flower sellers, singers, priests and pilgrims: a temple is a town at work.',
  },
  {
    title: 'Sacred Nature',
    text: 'Hills walked around barefoot, rivers greeted at dawn, trees given in marriage.',
  },
  {
    title: 'Cultural Immersion',
    text: 'Dance, silk looms, temple kitchens, and meals on a banana leaf.',
  },
];

/** The home page below the fold. */
export default function HomeStory() {
  const brand = useBrand();
  const tour = catalogApi.useFeaturedTourQuery(featuredAsked);
  // Found at a former address, the tour is sold at its present one.
  const next = catalogApi.useNextDepartureQuery({ slug: tour.data?.slug ?? featuredAsked.slug });
  const claims = catalogApi.useClaimsQuery();
  const guides = catalogApi.useHomeGuidesQuery(guidesAsked);
  const team = catalogApi.useHomeTeamQuery(teamAsked);
  const testimonials = catalogApi.useSomeTestimonialsQuery();
  return (
    <>
      <Themes />
      {tour.data && <FeaturedTour tour={tour.data} next={next.data ?? null} />}
      <Steps terms={next.data?.terms} />
      <Differences terms={next.data?.terms} />
      <Promise
        words={settingOf(claims.data, settingKeys.founderPromise)}
        team={teamOf(team.data ?? [], brand.team)}
      />
      <Guides list={guides} />
      <TestimonialsSection testimonials={testimonials.data} isLoading={testimonials.isLoading} />
      <Partners names={partnerNames(claims.data ?? [])} />
    </>
  );
}

/** Five theme cards, drawn as saris on a clothesline. */
function Themes() {
  return (
    <Section aria-labelledby="themes">
      <Container>
        <Heading id="themes" $size={1}>
          Five threads run through our tours
        </Heading>
        <HangingSaris themes={themes} />
      </Container>
    </Section>
  );
}
