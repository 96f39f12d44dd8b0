import { placeLine } from '@valam/contracts/shared/place-line';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { PhotoGrid } from '@valam/ui/gallery/gallery';
import { Container } from '@valam/ui/layout/layout';
import { Read } from '@valam/ui/typography/typography';
import { catalogApi } from '../api/catalog.api';
import { AshramFacts } from '../features/ashrams/ashram-facts';
import { DrawingsNote } from '../parts/drawings-note';
import { eachOnce } from '../parts/pictures/each-once';
import { knownWords } from '../parts/place-page/known-facts';
import { PlaceHero } from '../parts/place-page/place-hero';
import { PlaceLayout } from '../parts/place-page/place-layout';
import { PlaceSection } from '../parts/place-page/place-section';
import { PlaceTitle } from '../parts/place-page/place-title';
import { NearbyPlaces, VisitingTours } from '../parts/place-page/surroundings';
import { breadcrumbData } from '../parts/structured-data/breadcrumbs';
import { placeData } from '../parts/structured-data/place';

export default function AshramPage() {
  const { slug = '' } = useParams();
  const brand = useBrand();
  const { data: ashram } = catalogApi.useAshramQuery({ slug });
  if (!ashram) return null;
  const path = `/ashrams/${ashram.slug}`;
  const place = placeLine(ashram.town, ashram.district, ashram.state);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Ashrams', href: '/ashrams' },
    { label: ashram.title },
  ];
  const photos = eachOnce([...ashram.displayPhotos, ...ashram.photos]);
  const description = `${knownWords(' in ', ashram.title, place)}: its life, its saints, where it stands and how to reach it.`;
  return (
    <article>
      <PageHead
        title={`${knownWords(', ', ashram.title, place)} | ${brand.name}`}
        description={description}
        canonical={path}
        image={ashram.displayPhotos[0]?.src}
      />
      <JsonLd
        data={placeData(
          'Place',
          {
            ...ashram,
            name: ashram.title,
            description,
            alternateNames: ashram.akaNames,
            picture: ashram.displayPhotos[0],
            region: ashram.state,
          },
          { url: brand.origin + path, origin: brand.origin },
        )}
      />
      <JsonLd data={breadcrumbData(brand.origin, path, crumbs)} />
      <Container>
        <Breadcrumb crumbs={crumbs} />
      </Container>
      <PlaceHero pictures={photos} kind="ashram" />
      <PlaceTitle name={ashram.title} lead={place} />
      <PlaceLayout
        main={
          <>
            {ashram.description && (
              <PlaceSection title="About">
                <FormattedText text={ashram.description} />
              </PlaceSection>
            )}
            {ashram.saintsAssociated && (
              <PlaceSection title="Associated Saints">
                <Read>{ashram.saintsAssociated}</Read>
              </PlaceSection>
            )}
            {photos.length > 1 && (
              <PlaceSection title="Photo Gallery">
                <DrawingsNote pictures={photos} />
                <PhotoGrid pictures={photos} kind="ashram" />
              </PlaceSection>
            )}
          </>
        }
        side={
          <>
            <AshramFacts ashram={ashram} />
            <VisitingTours tours={ashram.tours} />
            <NearbyPlaces title="Temples close by" path="/temples" places={ashram.templesNearby} />
          </>
        }
      />
    </article>
  );
}
