import type { ArticleCard as ArticleCardData } from '@valam/contracts/catalog/article.schema';
import { ArticleCard } from '@valam/ui/card/people-cards';
import { CardGrid, Stack } from '@valam/ui/layout/layout';
import { LoadMore } from '@valam/ui/paging/load-more';
import { articleCardOf } from '../../parts/article-card/article-card-of';

interface ArticleListProps {
  readonly articles: readonly ArticleCardData[];
  readonly shown: number;
  readonly moreHref: string;
  readonly onMore: () => void;
}

/** Articles in three columns, twenty at a time. */
export function ArticleList({ articles, shown, moreHref, onMore }: ArticleListProps) {
  const visible = articles.slice(0, shown);
  return (
    <Stack $gap="7">
      <CardGrid>
        {visible.map((article) => (
          <li key={article.id}>
            <ArticleCard {...articleCardOf(article)} level="h3" />
          </li>
        ))}
      </CardGrid>
      <LoadMore
        shown={visible.length}
        total={articles.length}
        label="Load More Articles"
        href={moreHref}
        onMore={onMore}
        finished="That is all we have written so far."
      />
    </Stack>
  );
}
