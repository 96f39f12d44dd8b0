import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { LinkButton } from '@valam/ui/button/button';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Container, Section } from '@valam/ui/layout/layout';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { Pagination } from '@valam/ui/paging/pagination';
import { catalogApi } from '../api/catalog.api';
import { listed, totalOf } from '../api/listed';
import { TempleCards } from '../features/temples/temple-cards';
import { templeQueryOf, templesPerPage } from '../features/temples/temple-query';
import { TempleSearch } from '../features/temples/temple-search';
import { ListAway } from '../parts/list-page/list-away';
import { ListCount } from '../parts/list-page/list-count';
import { ListHead } from '../parts/list-page/list-head';
import { PageGone } from '../parts/list-page/page-gone';
import { canonicalPage, pageHref } from '../parts/list-page/page-href';
import { itemListData } from '../parts/structured-data/item-list';

/** The directory of temples. */
export default function TemplesPage() {
  const brand = useBrand();
  const [search] = useSearchParams();
  const query = templeQueryOf(search);
  const list = catalogApi.useTemplesQuery(query);
  const facets = catalogApi.useTempleFacetsQuery();
  // Not `data`, which has the results of the previous search while this one is loading.
  const { currentData: data, isFetching } = list;
  const temples = listed(data);
  const total = totalOf(data);
  const isSearched = Boolean(query.q ?? query.state ?? query.district);
  return (
    <>
      <PageHead
        title={`Sacred Temples of India | ${brand.name}`}
        description="Temples across India with their deity, place, architecture and what to know before you stand at the door."
        canonical={canonicalPage('/temples', query.page, temples.length > 0 && !isSearched)}
        image={temples[0]?.displayPhoto?.src}
      />
      <JsonLd
        data={itemListData(
          brand.origin,
          temples.map(({ name, slug }) => ({ name, path: `/temples/${slug}` })),
        )}
      />
      <ListHead
        name="Temples"
        title="Temples of India"
        lead="Which deity it houses, where it is, how old it is, and who may go in."
      />
      <Container as="section" aria-label="Temples">
        <TempleSearch search={search} states={facets.data?.states ?? []} />
        <ListCount count={data ? total : null} one="temple" many="temples" />
        <Section $pad="bottom" as="div" aria-busy={isFetching || undefined}>
          {!data && isFetching && <SkeletonCards count={6} ratio="3 / 4" />}
          <ListAway list={list} />
          {data && temples.length === 0 && (
            <NoTemples {...{ total, isSearched }} firstPage={pageHref('/temples', search, 1)} />
          )}
          {temples.length > 0 && <TempleCards temples={temples} />}
          <Pagination
            page={query.page}
            pages={Math.ceil(total / templesPerPage)}
            hrefOf={(page) => pageHref('/temples', search, page)}
          />
        </Section>
      </Container>
    </>
  );
}

interface NoTemplesProps {
  /** Across all pages of the list. */
  readonly total: number;
  readonly isSearched: boolean;
  readonly firstPage: string;
}

function NoTemples({ total, isSearched, firstPage }: NoTemplesProps) {
  if (total > 0) return <PageGone firstPage={firstPage} />;
  return (
    <EmptyState action={isSearched && <LinkButton href="/temples">Show all temples</LinkButton>}>
      {isSearched ? 'No temples found matching your search.' : 'No temples available at the moment.'}
    </EmptyState>
  );
}
