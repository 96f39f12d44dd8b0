import { HostCard } from '@valam/ui/card/people-cards';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { CardGrid, Stack } from '@valam/ui/layout/layout';
import { Read } from '@valam/ui/typography/typography';
import { catalogApi } from '../../api/catalog.api';
import { listed } from '../../api/listed';
import { useShownRetreat } from '../../api/use-shown';
import { FaqSection } from '../../parts/faq/faq-section';
import { Inclusions } from '../../parts/inclusions/inclusions';
import { PlaceSection } from '../../parts/place-page/place-section';
import { Reviews } from '../../parts/reviews/reviews';
import { retreatFaqsAsked } from './load-retreat';

/** Description, itinerary, inclusions, teachers and reviews of a retreat. */
export function RetreatStory() {
  const retreat = useShownRetreat();
  const { data: reviews } = catalogApi.useRetreatReviewsQuery(
    { slug: retreat?.slug ?? '' },
    { skip: !retreat },
  );
  if (!retreat) return null;
  const { description, itinerary, inclusions, exclusions, host } = retreat;
  return (
    <Stack $gap="8">
      {description && (
        <PlaceSection title="About This Retreat">
          <FormattedText text={description} />
        </PlaceSection>
      )}
      {itinerary && (
        <PlaceSection title="Program Details">
          <FormattedText text={itinerary} under={1} />
        </PlaceSection>
      )}
      {(inclusions ?? exclusions) && <Inclusions included={inclusions} notIncluded={exclusions} />}
      {host && (
        <PlaceSection title="Your Teachers & Guides">
          <Teachers names={host} />
        </PlaceSection>
      )}
      {reviews && reviews.count > 0 && (
        <PlaceSection title="From those who went">
          <Reviews reviews={reviews} />
        </PlaceSection>
      )}
    </Stack>
  );
}

/** The FAQs of all retreats. */
export function RetreatQuestions() {
  const faqs = catalogApi.useFaqsQuery(retreatFaqsAsked);
  return <FaqSection faqs={listed(faqs.data)} />;
}

/** Teachers and guides. A name without a profile is listed as text. */
function Teachers({ names }: { names: string }) {
  const { data } = catalogApi.useContributorsQuery({ names });
  const people = listed(data);
  const known = new Set(people.map(({ name }) => name.toLowerCase()));
  const others = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !known.has(name.toLowerCase()));
  return (
    <>
      {people.length > 0 && (
        <CardGrid $columns={2}>
          {people.map(({ id, slug, name, profilePhoto, jobTitle, country, isSample }) => (
            <li key={id}>
              <HostCard
                href={`/host/${slug}`}
                name={name}
                picture={profilePhoto}
                jobTitle={jobTitle}
                country={country}
                isSample={isSample}
                level="h3"
              />
            </li>
          ))}
        </CardGrid>
      )}
      {others.length > 0 && (
        <Read>{people.length > 0 ? `And ${others.join(', ')}.` : others.join(', ')}</Read>
      )}
    </>
  );
}
