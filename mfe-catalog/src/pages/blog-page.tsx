import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useBrand, useShell } from '@valam/mfe-kit/shell';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Container, Section, Stack } from '@valam/ui/layout/layout';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { Heading } from '@valam/ui/typography/typography';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { ArticleList } from '../features/articles/article-list';
import { FeaturedArticle } from '../features/articles/featured-article';
import { ListHead } from '../parts/list-page/list-head';
import { itemListData } from '../parts/structured-data/item-list';
import { ListAway } from '../parts/list-page/list-away';

/** Number of articles shown initially, and added by each 'Load More Articles'. */
const articleStep = 20;

/** The number of articles to show; it is in the URL, so that Back restores the same list. */
function shownArticles(search: URLSearchParams): number {
  const shown = Number(search.get('show'));
  return Number.isInteger(shown) && shown > articleStep ? Math.min(shown, 1_000) : articleStep;
}

/** All articles, the newest first. */
export default function BlogPage() {
  const brand = useBrand();
  const shell = useShell();
  const [search] = useSearchParams();
  const list = catalogApi.useArticlesQuery({});
  const { data, isLoading } = list;
  const [featured, ...others] = listed(data);
  const shown = shownArticles(search);
  const moreHref = `/blog?show=${shown + articleStep}`;
  return (
    <>
      <PageHead
        title={`Blog | ${brand.name}`}
        description="What to wear, what to carry, what to know: articles for people who want to stand in an Indian temple and understand."
        canonical="/blog"
        image={featured?.featuredImage?.src}
      />
      <JsonLd
        data={itemListData(
          brand.origin,
          listed(data).map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` })),
        )}
      />
      <ListHead name="Blog" title="Before you go, and after" />
      <Section as="div" $pad="bottom" $space="8">
        <Container>
          {isLoading && <SkeletonCards count={3} ratio="3 / 2" />}
          <ListAway list={list} />
          {data && !featured && <EmptyState>No articles available yet. Check back soon!</EmptyState>}
          {featured && <FeaturedArticle article={featured} />}
        </Container>
      </Section>
      {others.length > 0 && (
        <Section $pad="bottom" aria-labelledby="all-articles">
          <Container>
            <Stack $gap="6">
              <Heading id="all-articles" $size={1}>
                All Articles
              </Heading>
              <ArticleList
                articles={others}
                shown={shown}
                moreHref={moreHref}
                onMore={() => shell.navigate(moreHref, { replace: true, scroll: false, keepsPage: true })}
              />
            </Stack>
          </Container>
        </Section>
      )}
    </>
  );
}
