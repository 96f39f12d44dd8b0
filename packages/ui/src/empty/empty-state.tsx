import { Lead } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-block: var(--space-5);
`;

export interface EmptyStateProps {
  readonly children: ReactNode;
  /** One action to continue. */
  readonly action?: ReactNode;
}

/** An empty state: a dot without a line, the sentence, and one action. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <Box>
      <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
        <circle cx="48" cy="48" r="7" fill="currentColor" />
      </svg>
      <Lead>{children}</Lead>
      {action}
    </Box>
  );
}
