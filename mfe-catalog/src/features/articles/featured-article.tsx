import type { ArticleCard as ArticleCardData } from '@valam/contracts/catalog/article.schema';
import { Badge } from '@valam/ui/badge/badge';
import { SariBand } from '@valam/ui/band/sari-band';
import { LinkButton } from '@valam/ui/button/button';
import { ArticleByline } from '@valam/ui/card/people-cards';
import { Picture } from '@valam/ui/picture/picture';
import { from } from '@valam/ui/tokens/media';
import { Heading, Lead, Micro } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { dayOf, readTimeOf } from '../../parts/article-card/article-card-of';

const Split = styled.article`
  display: grid;
  gap: var(--space-6) var(--space-column);
  ${from.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

/** The newest article, larger than the others. */
export function FeaturedArticle({ article }: { article: ArticleCardData }) {
  const author = article.contributor;
  return (
    <Split aria-labelledby="featured">
      <div>
        <Picture
          picture={article.featuredImage}
          kind="article"
          ratio="3 / 2"
          sizes="(min-width: 1760px) 60rem, (min-width: 1024px) 54vw, 93vw"
          priority
        />
        <SariBand kind="article" />
      </div>
      <Words>
        <Micro $soft>Featured Article</Micro>
        {article.blogCategory && <Badge tone="plain">{article.blogCategory}</Badge>}
        <Heading id="featured" $size={1}>
          {article.title}
        </Heading>
        {article.metaDescription && <Lead>{article.metaDescription}</Lead>}
        <ArticleByline
          name={author?.name}
          picture={author?.profilePhoto}
          day={dayOf(article)}
          readTime={readTimeOf(article)}
        />
        <LinkButton href={`/blog/${article.slug}`}>Read the article</LinkButton>
      </Words>
    </Split>
  );
}
