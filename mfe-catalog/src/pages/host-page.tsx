import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { LaterPart } from '@valam/mfe-kit/slot';
import { Badge } from '@valam/ui/badge/badge';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { LinkButton } from '@valam/ui/button/button';
import { ArticleCard } from '@valam/ui/card/people-cards';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { PhotoGrid } from '@valam/ui/gallery/gallery';
import { CardGrid, Cluster, Container, Section, Stack } from '@valam/ui/layout/layout';
import { Medallion } from '@valam/ui/medallion/medallion';
import { Body, Display, Heading, Lead, Small } from '@valam/ui/typography/typography';
import { useMemo } from 'react';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { hostFacts } from '../features/hosts/host-facts.lazy';
import { hostStructuredData } from '../features/hosts/host-structured-data';
import { hostArticlesAsked } from '../features/hosts/hosts-asked';
import { useRandomArticles } from '../features/hosts/related-articles';
import { articleCardOf } from '../parts/article-card/article-card-of';
import { DrawingsNote } from '../parts/drawings-note';
import { eachOnce } from '../parts/pictures/each-once';
import { knownWords } from '../parts/place-page/known-facts';
import { PlaceLayout } from '../parts/place-page/place-layout';
import { PlaceSection } from '../parts/place-page/place-section';
import { breadcrumbData } from '../parts/structured-data/breadcrumbs';

/** The profile of a host, guide or teacher. */
export default function HostPage() {
  const { slug = '' } = useParams();
  const brand = useBrand();
  const { data: host } = catalogApi.useContributorQuery({ slug });
  const { data: articles } = catalogApi.useArticlesQuery(hostArticlesAsked);
  const related = useRandomArticles(
    useMemo(() => listed(articles), [articles]),
    slug,
  );
  if (!host) return null;
  const photos = eachOnce(host.photos);
  const path = `/host/${host.slug}`;
  const firstName = host.name.split(' ')[0];
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Our Hosts', href: '/host' }, { label: host.name }];
  return (
    <article>
      <PageHead
        title={`${host.name} | ${brand.name}`}
        description={
          host.tagline ?? knownWords(': ', host.name, knownWords(', ', host.jobTitle, host.country))
        }
        canonical={path}
        image={host.profilePhoto?.src}
        type="profile"
      />
      <JsonLd data={hostStructuredData(host, brand.origin)} />
      <JsonLd data={breadcrumbData(brand.origin, path, crumbs)} />
      <Container>
        <Breadcrumb crumbs={crumbs} />
        <Cluster $gap="7">
          <Medallion name={host.name} picture={host.profilePhoto} size="xl" />
          <Stack $gap="3">
            <Display>{host.name}</Display>
            {host.tagline && <Lead>{host.tagline}</Lead>}
            {host.jobTitle && <Body $strong>{host.jobTitle}</Body>}
            <Small $soft>{host.contributingArea}</Small>
            {host.isSample && <Badge tone="plain">Sample profile</Badge>}
          </Stack>
        </Cluster>
      </Container>
      <PlaceLayout
        main={
          <>
            {host.about && (
              <PlaceSection title={`About ${firstName}`}>
                <FormattedText text={host.about} />
              </PlaceSection>
            )}
            {photos.length > 1 && (
              <PlaceSection title="Photo Gallery">
                <DrawingsNote pictures={photos} />
                <PhotoGrid pictures={photos} kind="host" />
              </PlaceSection>
            )}
          </>
        }
        side={<LaterPart part={hostFacts} />}
      />
      {related.length > 0 && (
        <Section $pad="bottom" aria-labelledby="related">
          <Container>
            <Stack $gap="6">
              <Heading id="related" $size={1}>
                Related Articles
              </Heading>
              <CardGrid $columns={4}>
                {related.map((article) => (
                  <li key={article.id}>
                    <ArticleCard {...articleCardOf(article)} author={undefined} />
                  </li>
                ))}
              </CardGrid>
            </Stack>
          </Container>
        </Section>
      )}
      <Section as="div" $pad="bottom">
        <Container>
          <LinkButton href="/hosts" variant="secondary">
            All hosts
          </LinkButton>
        </Container>
      </Section>
    </article>
  );
}
