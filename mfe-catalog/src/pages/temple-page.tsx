import { placeLine } from '@valam/contracts/shared/place-line';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { LaterPart } from '@valam/mfe-kit/slot';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { PhotoGrid } from '@valam/ui/gallery/gallery';
import { Container } from '@valam/ui/layout/layout';
import { catalogApi } from '../api/catalog.api';
import { templeSide } from '../features/temples/temple-side.lazy';
import { templeStructuredData } from '../features/temples/temple-structured-data';
import { DrawingsNote } from '../parts/drawings-note';
import { eachOnce } from '../parts/pictures/each-once';
import { knownWords } from '../parts/place-page/known-facts';
import { PlaceHero } from '../parts/place-page/place-hero';
import { PlaceLayout } from '../parts/place-page/place-layout';
import { PlaceSection } from '../parts/place-page/place-section';
import { PlaceTitle } from '../parts/place-page/place-title';
import { breadcrumbData } from '../parts/structured-data/breadcrumbs';

export default function TemplePage() {
  const { slug = '' } = useParams();
  const brand = useBrand();
  const { data: temple } = catalogApi.useTempleQuery({ slug });
  if (!temple) return null;
  const path = `/temples/${temple.slug}`;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Temples', href: '/temples' },
    { label: temple.name },
  ];
  const photos = eachOnce([temple.displayPhoto, ...temple.photos]);
  const place = placeLine(temple.town, temple.district, temple.state);
  return (
    <article>
      <PageHead
        title={`${knownWords(', ', temple.name, temple.town)} | ${brand.name}`}
        description={
          temple.shortDescription ??
          `${knownWords(', ', temple.name, place)}: deity, architecture, location and how to visit.`
        }
        canonical={path}
        image={temple.displayPhoto?.src}
      />
      <JsonLd data={templeStructuredData(temple, brand.origin + path, brand.origin)} />
      <JsonLd data={breadcrumbData(brand.origin, path, crumbs)} />
      <Container>
        <Breadcrumb crumbs={crumbs} />
      </Container>
      <PlaceHero pictures={photos} kind="temple" />
      <PlaceTitle
        name={temple.name}
        localName={temple.localName}
        language={temple.localLanguage}
        badges={temple.templeList}
        lead={[place, temple.shortDescription].filter(Boolean).join('. ')}
      />
      <PlaceLayout
        main={
          <>
            {temple.about && (
              <PlaceSection title="About">
                <FormattedText text={temple.about} />
              </PlaceSection>
            )}
            {photos.length > 1 && (
              <PlaceSection title="Photo Gallery">
                <DrawingsNote pictures={photos} />
                <PhotoGrid pictures={photos} kind="temple" />
              </PlaceSection>
            )}
          </>
        }
        side={<LaterPart part={templeSide} />}
      />
    </article>
  );
}
