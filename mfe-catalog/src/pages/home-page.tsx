import { useBrand } from '@valam/mfe-kit/shell';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { Claims } from '../features/home/claims';
import { Differences } from '../features/home/differences';
import { featuredTour, guidesAsked, homeClaims, partnerNames, teamAsked } from '../features/home/featured';
import { FeaturedTour } from '../features/home/featured-tour';
import { Guides } from '../features/home/guides';
import { Hero } from '../features/home/hero';
import { Partners } from '../features/home/partners';
import { Promise } from '../features/home/promise';
import { siteStructuredData } from '../features/home/site-structured-data';
import { Steps } from '../features/home/steps';
import { Themes } from '../features/home/themes-section';
import { Voices } from '../features/home/voices';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { teamOf } from '../parts/team/team-of';

/** The home page. */
export default function HomePage() {
  const brand = useBrand();
  const tour = catalogApi.useTourQuery({ slug: featuredTour });
  const availability = catalogApi.useAvailabilityQuery({ slug: featuredTour });
  const claims = catalogApi.useClaimsQuery();
  const guides = catalogApi.useContributorsQuery(guidesAsked);
  const team = catalogApi.useContributorsQuery(teamAsked);
  const testimonials = catalogApi.useSomeTestimonialsQuery();
  const records = claims.data ?? [];
  return (
    <>
      <PageHead
        title={`${brand.name}: small-group spiritual tours in India`}
        description="Small-group spiritual tours in India, at most 12 travellers: rooms, vegetarian meals, transport, guides and airport transfers in one price."
        canonical="/"
        image={tour.data?.displayPhoto?.src}
      />
      {siteStructuredData(brand).map((data) => (
        <JsonLd key={String(data['@type'])} data={data} />
      ))}
      <Hero picture={tour.data?.highlightPhotos[0] ?? tour.data?.displayPhoto} />
      <Claims claims={homeClaims(records)} />
      <Themes />
      {tour.data && <FeaturedTour tour={tour.data} availability={availability.data ?? []} />}
      <Steps />
      <Differences />
      <Promise founder={teamOf(listed(team.data), brand.team)[0]} />
      <Guides guides={guides.data && listed(guides.data)} isLoading={guides.isLoading} />
      <Voices testimonials={testimonials.data} isLoading={testimonials.isLoading} />
      <Partners names={partnerNames(records)} />
    </>
  );
}
