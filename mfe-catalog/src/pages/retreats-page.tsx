import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import type { RetreatCard as RetreatCardData } from '@valam/contracts/catalog/retreat.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { formatPrice } from '@valam/contracts/shared/money';
import { RetreatCard } from '@valam/ui/card/place-cards';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { CardGrid, Container, Section } from '@valam/ui/layout/layout';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { narrowed, retreatChoiceOf } from '../features/retreats/narrow-retreats';
import { RetreatChoices } from '../features/retreats/retreat-choices';
import { nextDateOf } from '../parts/departures/next-date';
import { ListCount } from '../parts/list-page/list-count';
import { ListHead } from '../parts/list-page/list-head';
import { itemListData } from '../parts/structured-data/item-list';
import { ListAway } from '../parts/list-page/list-away';

const path = '/retreats';

function nextDatesOf({ dates = [] }: RetreatCardData): string | null {
  const next = nextDateOf(dates);
  return next ? formatDayRange(next.startDate, next.endDate) : null;
}

/** The list of retreats, the highest `order` first, with the filters in the URL. */
export default function RetreatsPage() {
  const brand = useBrand();
  const list = catalogApi.useRetreatsQuery({});
  const { data, isLoading } = list;
  const [search] = useSearchParams();
  const all = listed(data);
  const choice = retreatChoiceOf(search);
  const retreats = narrowed(all, choice);
  const isNarrowed = choice.length !== null || choice.maxPrice !== null;
  return (
    <>
      <PageHead
        title={`Retreats in India | ${brand.name}`}
        description="Retreats in India with their teachers, program, rooms and price: silence, yoga, Ayurveda and song."
        canonical={path}
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
          <ListAway list={list} />
          {all.length > 0 && (
            <>
              <RetreatChoices search={search} choice={choice} retreats={all} />
              <ListCount count={retreats.length} one="retreat" many="retreats" />
            </>
          )}
          {data && retreats.length === 0 && (
            <EmptyState>
              {isNarrowed
                ? 'No retreat fits all of this.'
                : 'No retreats available at the moment. Check back soon!'}
            </EmptyState>
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
                  nextDates={nextDatesOf(retreat)}
                  from={retreat.costUsd > 0 ? `From ${formatPrice(retreat.costUsd, 'USD')}` : null}
                />
              </li>
            ))}
          </CardGrid>
        </Container>
      </Section>
    </>
  );
}
