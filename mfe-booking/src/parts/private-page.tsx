import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Container, Section, Stack } from '@valam/ui/layout/layout';
import { Display, Lead } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Measure = styled.div<{ $wide: boolean }>`
  max-width: ${({ $wide }) => ($wide ? 'none' : '44rem')};
`;

interface PrivatePageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** As wide as the page: something stands beside. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** A page behind a secret link, or after a payment: for one person, for no search engine. */
export function PrivatePage({ title, lead, wide = false, children }: PrivatePageProps) {
  const brand = useBrand();
  return (
    <Section $space="7">
      <PageHead title={`${title} | ${brand.name}`} description={title} isHidden />
      <Container>
        <Measure $wide={wide}>
          <Stack $gap="6">
            <Stack $gap="3">
              <Display>{title}</Display>
              {lead && <Lead as="div">{lead}</Lead>}
            </Stack>
            {children}
          </Stack>
        </Measure>
      </Container>
    </Section>
  );
}
