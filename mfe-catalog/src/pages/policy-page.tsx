import { formatDay } from '@valam/contracts/shared/days';
import { PageHead } from '@valam/mfe-kit/head';
import { useLocation } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Container, Section, Stack } from '@valam/ui/layout/layout';
import { Display, Small } from '@valam/ui/typography/typography';
import { catalogApi } from '../api/catalog.api';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { OwnData } from '../features/policies/own-data';
import { policyAt, privacyPath } from '../features/policies/policy-pages';

/** A policy in its current version. */
export default function PolicyPage() {
  const brand = useBrand();
  const { pathname } = useLocation();
  const { data: policy } = catalogApi.usePolicyQuery({ slug: policyAt(pathname) });
  if (!policy) return null;
  const inForce = `in force ${policy.isInForce ? 'since' : 'from'} ${formatDay(policy.effectiveFrom)}`;
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
            <FormattedText text={policy.body} under={1} />
            {pathname === privacyPath && <OwnData email={brand.email} />}
          </Stack>
        </Section>
      </Container>
    </article>
  );
}
