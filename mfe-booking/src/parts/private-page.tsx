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
  /** The full page width, for a second column. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** A page opened by a secret link or after a payment: hidden from search engines. */
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
