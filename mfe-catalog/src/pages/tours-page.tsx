import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useBrand, useCurrency } from '@valam/mfe-kit/shell';
import { LaterPart } from '@valam/mfe-kit/slot';
import { LinkButton } from '@valam/ui/button/button';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Between, Container } from '@valam/ui/layout/layout';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { Pagination } from '@valam/ui/paging/pagination';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { catalogApi } from '../api/catalog.api';
import { listed, totalOf } from '../api/listed';
import { belowTheTours } from '../features/tour-list/below-the-tours.lazy';
import { TourFilterForm } from '../features/tour-list/tour-filter-form';
import { facetsAsked, isNarrowed, tourQueryOf, toursPerPage } from '../features/tour-list/tour-query';
import { countWords } from '../parts/list-page/list-count';
import { ListHead } from '../parts/list-page/list-head';
import { PageGone } from '../parts/list-page/page-gone';
import { canonicalPage, pageHref } from '../parts/list-page/page-href';
import { ShortlistTray } from '../parts/shortlist/shortlist-tray';
import { itemListData } from '../parts/structured-data/item-list';
import { TourGrid } from '../parts/tour-card/tour-grid';
import { ListAway } from '../parts/list-page/list-away';

const path = '/spiritual-tours';

const Notes = styled(Between)`
  margin-block: var(--space-5) var(--space-6);
`;

/** The list of tours, with the filters in the URL. */
export default function ToursPage() {
  const brand = useBrand();
  const currency = useCurrency();
  const [search] = useSearchParams();
  const query = tourQueryOf(search, currency);
  const list = catalogApi.useToursQuery(query);
  // Not `data`, which has the tours of the previous filters while those of the new ones are loading.
  const { currentData: data, isFetching } = list;
  const facets = catalogApi.useTourFacetsQuery(facetsAsked(query, currency));
  const tours = listed(data);
  const total = totalOf(data);
  const narrowed = isNarrowed(query);
  return (
    <>
      <PageHead
        title={`Spiritual Tours in India | ${brand.name}`}
        description="Small-group spiritual tours in India with dates, free seats and prices: rooms, vegetarian meals, transport, guides and airport transfers included."
        canonical={canonicalPage(path, query.page, tours.length > 0 && !narrowed && !query.sort)}
        image={tours[0]?.displayPhoto?.src}
      />
      <JsonLd
        data={itemListData(
          brand.origin,
          tours.map(({ title, slug }) => ({ name: title, path: `/spiritual-tours/${slug}` })),
        )}
      />
      <ListHead
        name="Spiritual tours"
        title="Twelve seats on every tour"
        lead="All-inclusive tours with rooms, meals, transport, a dedicated guide and airport transfers. Ringed dots are seats already taken."
      />
      <Container as="section" aria-label="Tours" aria-busy={isFetching || undefined}>
        {facets.data && <TourFilterForm search={search} facets={facets.data} isNarrowed={narrowed} />}
        <Notes>
          {/* The live region stays mounted while other tours are loading, so that screen readers announce their number. */}
          <Small role="status">{data && countWords(total, { one: 'tour', many: 'tours' })}</Small>
          {tours.length > 0 && !query.sort && (
            <Small $soft>Sorted by our team. No one pays to be listed higher.</Small>
          )}
        </Notes>
        {!data && isFetching && <SkeletonCards count={6} />}
        <ListAway list={list} />
        {data && tours.length === 0 && (
          <NoTours {...{ total, narrowed }} firstPage={pageHref(path, search, 1)} />
        )}
        <TourGrid tours={tours} />
        <Pagination
          page={query.page}
          pages={Math.ceil(total / toursPerPage)}
          hrefOf={(page) => pageHref(path, search, page)}
        />
      </Container>
      <LaterPart part={belowTheTours} />
      <ShortlistTray />
    </>
  );
}

interface NoToursProps {
  /** Across all pages of the list. */
  readonly total: number;
  readonly narrowed: boolean;
  readonly firstPage: string;
}

function NoTours({ total, narrowed, firstPage }: NoToursProps) {
  if (total > 0) return <PageGone firstPage={firstPage} />;
  return (
    <EmptyState action={narrowed && <LinkButton href={path}>Show all tours</LinkButton>}>
      {narrowed ? 'No tour fits all of this.' : 'No tours available at the moment. Check back soon!'}
    </EmptyState>
  );
}
