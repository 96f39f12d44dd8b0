import { settingKeys, settingOf } from '@valam/contracts/catalog/setting-keys';
import { useBrand } from '@valam/mfe-kit/shell';
import { catalogApi } from '../../api/catalog.api';
import { teamOf } from '../../parts/team/team-of';
import { Differences } from './differences';
import { featuredAsked, guidesAsked, partnerNames, teamAsked } from './featured';
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
  const tour = catalogApi.useFeaturedTourQuery(featuredAsked);
  const next = catalogApi.useNextDepartureQuery(featuredAsked);
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
      <Guides guides={guides.data} isLoading={guides.isLoading} />
      <Voices testimonials={testimonials.data} isLoading={testimonials.isLoading} />
      <Partners names={partnerNames(claims.data ?? [])} />
    </>
  );
}
