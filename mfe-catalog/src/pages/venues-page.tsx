import { placeLine } from '@valam/contracts/shared/place-line';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { VenueCard } from '@valam/ui/card/place-cards';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { CardGrid, Container, Section } from '@valam/ui/layout/layout';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { venueFaqTypes } from '../features/venues/venue-faqs';
import { FaqSection } from '../parts/faq/faq-section';
import { ListHead } from '../parts/list-page/list-head';
import { itemListData } from '../parts/structured-data/item-list';
import { ListAway } from '../parts/list-page/list-away';

/** The directory of venues. */
export default function VenuesPage() {
  const brand = useBrand();
  const list = catalogApi.useVenuesQuery({});
  const { data, isLoading } = list;
  const listing = catalogApi.useFaqsQuery({ type: venueFaqTypes[0] });
  const retreats = catalogApi.useFaqsQuery({ type: venueFaqTypes[1] });
  const venues = listed(data);
  return (
    <>
      <PageHead
        title={`Retreat venues | ${brand.name}`}
        description="Houses with rooms, halls and vegetarian kitchens where a group can hold a retreat."
        canonical="/venues"
        image={venues[0]?.displayPhotos[0]?.src}
      />
      <JsonLd
        data={itemListData(
          brand.origin,
          venues.map(({ name, slug }) => ({ name, path: `/venues/${slug}` })),
        )}
      />
      <ListHead
        name="Venues"
        title="A hall, a kitchen, a quiet night"
        lead="Places that host whole groups: how many they sleep and what they cook."
      />
      <Section $pad="bottom" aria-label="Venues">
        <Container>
          {isLoading && <SkeletonCards count={3} ratio="3 / 2" />}
          <ListAway list={list} />
          {data && venues.length === 0 && <EmptyState>No venues available at the moment.</EmptyState>}
          <CardGrid>
            {venues.map((venue, index) => (
              <li key={venue.id}>
                <VenueCard
                  href={`/venues/${venue.slug}`}
                  title={venue.name}
                  level="h2"
                  picture={venue.displayPhotos[0]}
                  priority={index === 0}
                  place={placeLine(venue.district, venue.country)}
                  propertyType={venue.propertyType}
                  isSample={venue.isSample}
                />
              </li>
            ))}
          </CardGrid>
        </Container>
      </Section>
      <FaqSection faqs={[...listed(listing.data), ...listed(retreats.data)]} />
    </>
  );
}
