import { useBrand } from '@valam/mfe-kit/shell';
import { catalogApi } from '../../api/catalog.api';
import { listed } from '../../api/listed';
import { teamOf } from '../../parts/team/team-of';
import { Differences } from './differences';
import { featuredTour, guidesAsked, partnerNames, teamAsked } from './featured';
import { FeaturedTour } from './featured-tour';
import { Guides } from './guides';
import { Partners } from './partners';
import { Promise } from './promise';
import { Steps } from './steps';
import { Themes } from './themes-section';
import { Voices } from './voices';

/** Everything on the home page that one sees by going down. */
export default function HomeStory() {
  const brand = useBrand();
  const tour = catalogApi.useTourQuery({ slug: featuredTour });
  const availability = catalogApi.useAvailabilityQuery({ slug: featuredTour });
  const claims = catalogApi.useClaimsQuery();
  const guides = catalogApi.useContributorsQuery(guidesAsked);
  const team = catalogApi.useContributorsQuery(teamAsked);
  const testimonials = catalogApi.useSomeTestimonialsQuery();
  return (
    <>
      <Themes />
      {tour.data && <FeaturedTour tour={tour.data} availability={availability.data ?? []} />}
      <Steps />
      <Differences />
      <Promise founder={teamOf(listed(team.data), brand.team)[0]} />
      <Guides guides={guides.data && listed(guides.data)} isLoading={guides.isLoading} />
      <Voices testimonials={testimonials.data} isLoading={testimonials.isLoading} />
      <Partners names={partnerNames(claims.data ?? [])} />
    </>
  );
}
