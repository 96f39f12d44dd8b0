import { Container, Section, Stack } from '@valam/ui/layout/layout';
import { SariBand } from '@valam/ui/band/sari-band';
import { Display, Lead } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Panel = styled.div`
  position: relative;
  background: var(--color-surface);
  padding: var(--space-6) var(--space-5) var(--space-6) calc(var(--space-5) + 20px);
  max-width: 34rem;
`;

interface FormPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Content below the panel. */
  readonly below?: ReactNode;
}

/** A page with a single form. */
export function FormPage({ title, lead, children, below }: FormPageProps) {
  return (
    <Section $space="8">
      <Container>
        <Stack $gap="6">
          <Stack $gap="3">
            <Display>{title}</Display>
            {lead && <Lead>{lead}</Lead>}
          </Stack>
          <Panel>
            <SariBand kind="host" edge="left" />
            {children}
          </Panel>
          {below}
        </Stack>
      </Container>
    </Section>
  );
}
