import type { Article } from '@valam/contracts/catalog/article.schema';

/** Structured data (schema.org) of an article. */
export function articleStructuredData(article: Article, origin: string, publisher: string) {
  const author = article.contributor;
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.metaDescription ?? undefined,
    mainEntityOfPage: `${origin}/blog/${article.slug}`,
    image: article.featuredImage ? [`${origin}${article.featuredImage.src}/1200.jpeg`] : undefined,
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: author
      ? {
          '@type': 'Person',
          name: author.name,
          url: author.hasPage === false ? undefined : `${origin}/host/${author.slug}`,
          image: author.profilePhoto ? `${origin}${author.profilePhoto.src}/480.jpeg` : undefined,
        }
      : { '@type': 'Organization', name: publisher },
    publisher: { '@type': 'Organization', name: publisher, url: origin },
  };
}
