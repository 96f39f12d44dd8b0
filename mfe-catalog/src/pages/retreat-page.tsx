import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Slot } from '@valam/mfe-kit/slot';
import { Container, MainAndSide, Section, Stack } from '@valam/ui/layout/layout';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { retreatFaqsAsked } from '../features/retreats/load-retreat';
import { RetreatPrice } from '../features/retreats/retreat-price';
import { RetreatStory } from '../features/retreats/retreat-story';
import { retreatStructuredData } from '../features/retreats/retreat-structured-data';
import { RetreatTop } from '../features/retreats/retreat-top';
import { FaqSection } from '../parts/faq/faq-section';
import { PlainInquiry } from '../parts/inquiry/plain-inquiry';
import { breadcrumbData } from '../parts/structured-data/breadcrumbs';

/** One retreat: what it is, who teaches, what it costs, and the place where one asks about it. */
export default function RetreatPage() {
  const { slug = '' } = useParams();
  const brand = useBrand();
  const { data: retreat } = catalogApi.useRetreatQuery({ slug });
  const faqs = catalogApi.useFaqsQuery(retreatFaqsAsked);
  if (!retreat) return null;
  const path = `/retreats/${retreat.slug}`;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Retreats', href: '/retreats' },
    { label: retreat.title },
  ];
  return (
    <article>
      <PageHead
        title={`${retreat.title} | ${brand.name}`}
        description={
          retreat.subtitle ?? `${retreat.title}: a retreat in India with its program, teachers and price.`
        }
        canonical={path}
        image={retreat.displayPhoto[0]?.src}
        type="product"
        properties={{ 'product:price:amount': retreat.costUsd, 'product:price:currency': 'USD' }}
      />
      <JsonLd data={retreatStructuredData(retreat, brand.origin + path, brand.origin, brand.name)} />
      <JsonLd data={breadcrumbData(brand.origin, path, crumbs)} />
      <RetreatTop retreat={retreat} crumbs={crumbs} />
      <Section as="div" $space="8">
        <Container>
          <MainAndSide>
            <Stack $gap="8">
              <RetreatStory retreat={retreat} />
            </Stack>
            <Stack as="aside" $gap="6" aria-label="Price and inquiry">
              <RetreatPrice retreat={retreat} />
              <Slot
                name="booking/RetreatEnquiry"
                of={{}}
                given={{ retreatTitle: retreat.title }}
                loading={<SkeletonText lines={5} />}
                fallback={<PlainInquiry heading="Ask about this retreat" title={retreat.title} />}
              />
            </Stack>
          </MainAndSide>
        </Container>
      </Section>
      <FaqSection faqs={listed(faqs.data)} />
    </article>
  );
}
