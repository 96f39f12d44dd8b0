import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { AshramCard } from '@valam/ui/card/place-cards';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { CardGrid, Container, Section } from '@valam/ui/layout/layout';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { ListHead } from '../parts/list-page/list-head';
import { placeLine } from '../parts/place-page/known-facts';

/** The directory of ashrams. */
export default function AshramsPage() {
  const brand = useBrand();
  const { data, isLoading } = catalogApi.useAshramsQuery({});
  const ashrams = listed(data);
  return (
    <>
      <PageHead
        title={`Ashrams in India | ${brand.name}`}
        description="Ashrams in India where visitors may stay or sit: their saints, their place and how to reach them."
        canonical="/ashrams"
        image={ashrams[0]?.displayPhotos[0]?.src}
      />
      <ListHead
        name="Ashrams"
        title="Houses where somebody once sat still"
        lead="Who taught there, where it is, and how a visitor is received."
      />
      <Section $pad="bottom" aria-label="Ashrams">
        <Container>
          {isLoading && <SkeletonCards count={3} ratio="3 / 2" />}
          {data && ashrams.length === 0 && <EmptyState>No ashrams listed yet.</EmptyState>}
          <CardGrid>
            {ashrams.map((ashram, index) => (
              <li key={ashram.id}>
                <AshramCard
                  href={`/ashrams/${ashram.slug}`}
                  title={ashram.title}
                  level="h2"
                  picture={ashram.displayPhotos[0]}
                  priority={index === 0}
                  description={ashram.description}
                  place={placeLine(ashram.town, ashram.district)}
                  saints={ashram.saintsAssociated}
                />
              </li>
            ))}
          </CardGrid>
        </Container>
      </Section>
    </>
  );
}
