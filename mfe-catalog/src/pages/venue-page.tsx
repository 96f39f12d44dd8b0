import { placeLine } from '@valam/contracts/shared/place-line';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { PhotoGrid } from '@valam/ui/gallery/gallery';
import { Container, Stack } from '@valam/ui/layout/layout';
import { catalogApi } from '../api/catalog.api';
import { VenueFacts } from '../features/venues/venue-facts';
import { DrawingsNote } from '../parts/drawings-note';
import { eachOnce } from '../parts/pictures/each-once';
import { knownWords } from '../parts/place-page/known-facts';
import { PlaceHero } from '../parts/place-page/place-hero';
import { PlaceLayout } from '../parts/place-page/place-layout';
import { PlaceSection } from '../parts/place-page/place-section';
import { PlaceTitle } from '../parts/place-page/place-title';
import { breadcrumbData } from '../parts/structured-data/breadcrumbs';
import { placeData } from '../parts/structured-data/place';

/** A venue for retreats. */
export default function VenuePage() {
  const { slug = '' } = useParams();
  const brand = useBrand();
  const { data: venue } = catalogApi.useVenueQuery({ slug });
  if (!venue) return null;
  const path = `/venues/${venue.slug}`;
  const place = placeLine(venue.town, venue.district, venue.country);
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Venues', href: '/venues' }, { label: venue.name }];
  const photos = eachOnce([
    ...venue.displayPhotos,
    ...venue.photosOutdoor,
    ...venue.photosRooms,
    ...venue.photosYogaHall,
  ]);
  const about = [venue.aboutProperty, venue.about].filter((text) => text !== null);
  const kind = knownWords(' in ', venue.propertyType, place);
  const description = `${knownWords(': ', venue.name, kind)}, with rooms, halls, kitchen and location for a retreat.`;
  return (
    <article>
      <PageHead
        title={`${knownWords(', ', venue.name, place)} | ${brand.name}`}
        description={description}
        canonical={path}
        image={venue.displayPhotos[0]?.src}
      />
      <JsonLd
        data={placeData(
          'LodgingBusiness',
          { ...venue, description, picture: venue.displayPhotos[0], region: venue.district },
          { url: brand.origin + path, origin: brand.origin },
        )}
      />
      <JsonLd data={breadcrumbData(brand.origin, path, crumbs)} />
      <Container>
        <Breadcrumb crumbs={crumbs} />
      </Container>
      <PlaceHero pictures={photos} kind="venue" />
      <PlaceTitle
        name={venue.name}
        badges={[
          venue.propertyType,
          starsOf(venue.starCategory),
          venue.isSample ? 'Sample venue' : null,
        ].filter((badge) => badge !== null)}
        lead={place}
      />
      <PlaceLayout
        main={
          <>
            {about.length > 0 && (
              <PlaceSection title="About This Venue">
                <Stack $gap="4">
                  {about.map((text) => (
                    <FormattedText key={text} text={text} />
                  ))}
                </Stack>
              </PlaceSection>
            )}
            {photos.length > 1 && (
              <PlaceSection title="Photo Gallery">
                <DrawingsNote pictures={photos} />
                <PhotoGrid pictures={photos} kind="venue" />
              </PlaceSection>
            )}
            {venue.amenitiesDescription && (
              <PlaceSection title="Amenities">
                <FormattedText text={venue.amenitiesDescription} />
              </PlaceSection>
            )}
          </>
        }
        side={<VenueFacts venue={venue} />}
      />
    </article>
  );
}

/** Adds `star` or `stars` to a single digit. */
const starsOf = (category: string | null): string | null =>
  category && /^\d$/.test(category) ? `${category} ${category === '1' ? 'star' : 'stars'}` : category;
