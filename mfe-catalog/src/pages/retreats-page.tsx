import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { formatMoney, wholeUnits } from '@valam/contracts/shared/money';
import { RetreatCard } from '@valam/ui/card/place-cards';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { CardGrid, Container, Section } from '@valam/ui/layout/layout';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { ListHead } from '../parts/list-page/list-head';
import { itemListData } from '../parts/structured-data/item-list';

/** The retreats, the highest order first. */
export default function RetreatsPage() {
  const brand = useBrand();
  const { data, isLoading } = catalogApi.useRetreatsQuery({});
  const retreats = listed(data);
  return (
    <>
      <PageHead
        title={`Retreats in India | ${brand.name}`}
        description="Retreats in India with their teachers, programme, rooms and price: silence, yoga, Ayurveda and song."
        canonical="/retreats"
        image={retreats[0]?.displayPhoto[0]?.src}
      />
      <JsonLd
        data={itemListData(
          brand.origin,
          retreats.map(({ title, slug }) => ({ name: title, path: `/retreats/${slug}` })),
        )}
      />
      <ListHead
        name="Retreats"
        title="One place, one practice, a week or so"
        lead="You arrive, unpack once and stay. Each page says who teaches, what a day looks like and where you sleep."
      />
      <Section $pad="bottom" aria-label="Retreats">
        <Container>
          {isLoading && <SkeletonCards count={4} />}
          {data && retreats.length === 0 && (
            <EmptyState>No retreats available at the moment. Check back soon!</EmptyState>
          )}
          <CardGrid>
            {retreats.map((retreat, index) => (
              <li key={retreat.id}>
                <RetreatCard
                  href={`/retreats/${retreat.slug}`}
                  title={retreat.title}
                  level="h2"
                  picture={retreat.displayPhoto[0]}
                  priority={index === 0}
                  subtitle={retreat.subtitle}
                  duration={retreat.duration}
                  accommodationTypes={retreat.accommodationTypes}
                  from={`From ${formatMoney(wholeUnits(retreat.costUsd, 'USD'))}`}
                />
              </li>
            ))}
          </CardGrid>
        </Container>
      </Section>
    </>
  );
}
