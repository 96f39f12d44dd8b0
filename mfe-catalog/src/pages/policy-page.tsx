import type { Policy } from '@valam/contracts/catalog/policy.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { PageHead } from '@valam/mfe-kit/head';
import { useLocation, useSearchParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Container, Section, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Display, Small } from '@valam/ui/typography/typography';
import { catalogApi } from '../api/catalog.api';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { OwnData } from '../features/policies/own-data';
import { policyAsked, privacyPath } from '../features/policies/policy-pages';

/** A policy in the version in force, or in the version in the URL. */
export default function PolicyPage() {
  const brand = useBrand();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data: policy } = catalogApi.usePolicyQuery(policyAsked(pathname, search));
  if (!policy) return null;
  const inForce = inForceWords(policy);
  return (
    <article>
      <PageHead
        title={`${policy.title} | ${brand.name}`}
        description={`${policy.title} of ${brand.name}, version ${policy.version}, ${inForce}.`}
        canonical={pathname}
      />
      <Container $width="content">
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: policy.title }]} />
        <Section as="div" $pad="bottom">
          <Stack $gap="5">
            <Display>{policy.title}</Display>
            <Small $soft>
              Version {policy.version}, {inForce}
            </Small>
            {!policy.isInForce && (
              <QuietLink href={pathname} $small>
                Read the version in force
              </QuietLink>
            )}
            <FormattedText text={policy.body} under={1} />
            {pathname === privacyPath && <OwnData email={brand.email} />}
          </Stack>
        </Section>
      </Container>
    </article>
  );
}

/** `in force from Apr 01, 2026 until Jan 01, 2027`: until the start of the next version. */
function inForceWords({ isInForce, effectiveFrom, versions }: Policy): string {
  if (isInForce) return `in force since ${formatDay(effectiveFrom)}`;
  const [next] = versions
    .map((other) => other.effectiveFrom)
    .filter((day) => day > effectiveFrom)
    .sort();
  return `in force from ${formatDay(effectiveFrom)}${next ? ` until ${formatDay(next)}` : ''}`;
}
