import type { Article } from '@valam/contracts/catalog/article.schema';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Badge } from '@valam/ui/badge/badge';
import { SariBand } from '@valam/ui/band/sari-band';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { ArticleByline, ArticleCard } from '@valam/ui/card/people-cards';
import { ArticleBody } from '@valam/ui/formatted-text/article-body';
import { CardGrid, Container, Section, Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Medallion } from '@valam/ui/medallion/medallion';
import { Picture } from '@valam/ui/picture/picture';
import { Display, Heading, Lead, Body, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { catalogApi } from '../api/catalog.api';
import { articleStructuredData } from '../features/articles/article-structured-data';
import { articleCardOf, dayOf, readTimeOf } from '../parts/article-card/article-card-of';
import { outboundUrl } from '../parts/outbound/outbound-url';
import { breadcrumbData } from '../parts/structured-data/breadcrumbs';

const Card = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-5);
  align-items: center;
  border-block: 1px solid var(--color-divider);
  padding-block: var(--space-5);
`;

const Line = styled(Small)`
  padding-top: var(--space-3);
`;

function AuthorCard({ author }: { author: NonNullable<Article['contributor']> }) {
  return (
    <Card aria-labelledby="author">
      <Medallion name={author.name} picture={author.profilePhoto} />
      <div>
        <Heading id="author">About the Author</Heading>
        <Body $reading>
          {author.hasPage === false ? (
            author.name
          ) : (
            <TextLink href={`/host/${author.slug}`}>{author.name}</TextLink>
          )}
          {author.tagline ? `. ${author.tagline}` : author.jobTitle ? `, ${author.jobTitle}` : ''}
        </Body>
      </div>
    </Card>
  );
}

export default function ArticlePage() {
  const { slug = '' } = useParams();
  const brand = useBrand();
  const { data: article } = catalogApi.useArticleQuery({ slug });
  if (!article) return null;
  const path = `/blog/${article.slug}`;
  const author = article.contributor;
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: article.title }];
  return (
    <>
      <PageHead
        title={`${article.title} | ${brand.name}`}
        description={article.metaDescription ?? article.title}
        canonical={path}
        image={article.featuredImage?.src}
        type="article"
        properties={{
          'article:published_time': article.createdAt,
          'article:modified_time': article.updatedAt,
        }}
      />
      <JsonLd data={articleStructuredData(article, brand.origin, brand.name)} />
      <JsonLd data={breadcrumbData(brand.origin, path, crumbs)} />
      <article>
        <Container>
          <Breadcrumb crumbs={crumbs} />
          <Stack $gap="4">
            {article.blogCategory && <Badge tone="plain">{article.blogCategory}</Badge>}
            <Display>{article.title}</Display>
            {article.metaDescription && <Lead>{article.metaDescription}</Lead>}
            <ArticleByline
              name={author?.name}
              picture={author?.profilePhoto}
              day={dayOf(article)}
              readTime={readTimeOf(article)}
            />
          </Stack>
        </Container>
        <Section as="div" $space="6">
          <Container>
            <Picture
              picture={article.featuredImage}
              kind="article"
              ratio="16 / 8"
              sizes="(min-width: 1760px) 104rem, 93vw"
              priority
            />
            <SariBand kind="article" />
            {article.imageMeta && <Line $soft>{article.imageMeta}</Line>}
          </Container>
        </Section>
        <Container $width="read">
          <Stack $gap="8">
            <ArticleBody
              content={article.content}
              pictureOf={(url) => article.pictures.find((picture) => picture.src === url)}
              hrefOf={(href) =>
                outboundUrl(href, {
                  source: brand.name.toLowerCase(),
                  campaign: 'article-page',
                  origin: brand.origin,
                })
              }
            />
            {author && <AuthorCard author={author} />}
          </Stack>
        </Container>
      </article>
      {article.related.length > 0 && (
        <Section aria-labelledby="related">
          <Container>
            <Stack $gap="6">
              <Heading id="related" $size={1}>
                Related Articles
              </Heading>
              <CardGrid>
                {article.related.map((other) => (
                  <li key={other.id}>
                    <ArticleCard {...articleCardOf(other)} author={undefined} />
                  </li>
                ))}
              </CardGrid>
            </Stack>
          </Container>
        </Section>
      )}
    </>
  );
}
