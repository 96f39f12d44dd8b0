import { PageHead } from '@valam/mfe-kit/head';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { PartBoundary } from '@valam/mfe-kit/slot';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Container, Section, Stack } from '@valam/ui/layout/layout';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Pagination } from '@valam/ui/paging/pagination';
import { Small } from '@valam/ui/typography/typography';
import { catalogApi } from '../api/catalog.api';
import { NoResults } from '../features/search/no-results';
import { PlainSearch } from '../features/search/plain-search';
import { resultsHref, resultsPerPage, searchQueryOf } from '../features/search/search-query';
import { ResultList } from '../features/search/result-list';
import { searchForm as SearchForm } from '../features/search/search-form.lazy';
import { TypeChoice } from '../features/search/type-choice';
import { ListHead } from '../parts/list-page/list-head';
import { PageGone } from '../parts/list-page/page-gone';
import { pageHref } from '../parts/list-page/page-href';

/** The full-text search over all content. */
export default function SearchPage() {
  const brand = useBrand();
  const [search] = useSearchParams();
  const asked = searchQueryOf(search);
  // Not `data`, which has the results of the previous search while this one is loading or has failed.
  const {
    currentData: data,
    isFetching,
    isError,
  } = catalogApi.useSearchQuery(asked, { skip: asked.q === '' });
  const hrefOfType = (type: string | null) => resultsHref(asked.q) + (type ? `&type=${type}` : '');
  return (
    <>
      <PageHead
        title={asked.q ? `${asked.q} | Search | ${brand.name}` : `Search | ${brand.name}`}
        description="Search tours, retreats, temples, venues, ashrams, hosts and articles."
        canonical="/search"
        isHidden
      />
      <ListHead name="Search" title="Search" />
      <Section as="div" $pad="bottom">
        <Container>
          <Stack $gap="6">
            <PartBoundary
              part={SearchForm}
              remote="catalog"
              loading={<SkeletonText lines={2} />}
              failed={() => <PlainSearch asked={asked.q} />}
            >
              <SearchForm key={asked.q} asked={asked.q} />
            </PartBoundary>
            {isFetching && !data && <SkeletonText lines={5} />}
            {isError && (
              <EmptyState>Search cannot be reached just now. Please try again in a moment.</EmptyState>
            )}
            {data && (
              <>
                <TypeChoice types={data.types} total={data.total} chosen={asked.type} hrefOf={hrefOfType} />
                <Small $soft role="status">
                  {data.total === 1 ? '1 result' : `${data.total} results`} for “{asked.q}”
                </Small>
                {data.results.length > 0 ? (
                  <ResultList results={data.results} />
                ) : data.total > 0 ? (
                  <PageGone firstPage={pageHref('/search', search, 1)} />
                ) : (
                  <NoResults query={asked.q} hrefOf={resultsHref} />
                )}
                <Pagination
                  page={asked.page}
                  pages={Math.ceil(data.total / resultsPerPage)}
                  hrefOf={(page) => pageHref('/search', search, page)}
                />
              </>
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
