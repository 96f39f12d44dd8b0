import { useBrand } from '@valam/mfe-kit/shell';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { LaterPart } from '@valam/mfe-kit/slot';
import { catalogApi } from '../api/catalog.api';
import { Claims } from '../features/home/claims';
import { featuredAsked } from '../features/home/home-asked';
import { homeClaims } from '../features/home/home-claims';
import { Hero } from '../features/home/hero';
import { homeStory } from '../features/home/home-story.lazy';
import { siteStructuredData } from '../features/home/site-structured-data';

export default function HomePage() {
  const brand = useBrand();
  const tour = catalogApi.useFeaturedTourQuery(featuredAsked);
  const claims = catalogApi.useClaimsQuery();
  return (
    <>
      <PageHead
        title={`${brand.name}: small-group spiritual tours in India`}
        description="Small-group spiritual tours in India, at most 12 travelers: rooms, vegetarian meals, transport, guides and airport transfers in one price."
        canonical="/"
        image={tour.data?.displayPhoto?.src}
      />
      {siteStructuredData(brand).map((data) => (
        <JsonLd key={String(data['@type'])} data={data} />
      ))}
      <Hero tour={tour.data} />
      <Claims claims={homeClaims(claims.data ?? [])} />
      <LaterPart part={homeStory} />
    </>
  );
}
