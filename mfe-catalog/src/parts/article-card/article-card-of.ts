import type { ArticleCard as ArticleCardData } from '@valam/contracts/catalog/article.schema';
import { istDay } from '@valam/contracts/shared/days';
import type { ArticleCardProps } from '@valam/ui/card/people-cards';

/** `6 min read`. */
export const readTimeOf = (article: Pick<ArticleCardData, 'readMinutes'>): string =>
  `${article.readMinutes} min read`;

/** The day of publication in IST, like every date on the site. */
export const dayOf = ({ createdAt }: Pick<ArticleCardData, 'createdAt'>): string =>
  istDay(new Date(createdAt));

/** Maps an article to the props of its card. */
export function articleCardOf(article: ArticleCardData): ArticleCardProps {
  const author = article.contributor;
  return {
    href: `/blog/${article.slug}`,
    title: article.title,
    picture: article.featuredImage,
    category: article.blogCategory,
    description: article.metaDescription,
    author: {
      name: author?.name,
      picture: author?.profilePhoto,
      day: dayOf(article),
      readTime: readTimeOf(article),
    },
    readTime: readTimeOf(article),
  };
}
