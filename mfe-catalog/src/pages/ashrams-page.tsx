import { placeLine } from '@valam/contracts/shared/place-line';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { AshramCard } from '@valam/ui/card/place-cards';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { CardGrid, Container, Section } from '@valam/ui/layout/layout';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { ListHead } from '../parts/list-page/list-head';
import { itemListData } from '../parts/structured-data/item-list';
import { ListAway } from '../parts/list-page/list-away';

/** The directory of ashrams. */
export default function AshramsPage() {
  const brand = useBrand();
  const list = catalogApi.useAshramsQuery({});
  const { data, isLoading } = list;
  const ashrams = listed(data);
  return (
    <>
      <PageHead
        title={`Ashrams in India | ${brand.name}`}
        description="Ashrams in India where visitors may stay or sit: their saints, their place and how to reach them."
        canonical="/ashrams"
        image={ashrams[0]?.displayPhotos[0]?.src}
      />
      <JsonLd
        data={itemListData(
          brand.origin,
          ashrams.map(({ title, slug }) => ({ name: title, path: `/ashrams/${slug}` })),
        )}
      />
      <ListHead
        name="Ashrams"
        title="Ashrams that welcome visitors"
        lead="Their teachers, their location, and how they receive visitors."
      />
      <Section $pad="bottom" aria-label="Ashrams">
        <Container>
          {isLoading && <SkeletonCards count={3} ratio="3 / 2" />}
          <ListAway list={list} />
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
