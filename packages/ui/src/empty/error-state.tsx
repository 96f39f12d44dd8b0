import { Heading, Lead, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OpenLine } from './open-line';

const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-block: var(--space-5);
  & > svg {
    width: min(100%, 16rem);
  }
`;

export interface ErrorStateProps {
  readonly title: string;
  /** A button or link to continue with. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** The trace id, to find the failure in the logs. */
  readonly traceId?: string;
  readonly as?: 'h1' | 'h2' | 'h3';
}

/** An error: what failed, and what to do, without blame. */
export function ErrorState({ title, children, action, traceId, as = 'h2' }: ErrorStateProps) {
  return (
    <Box>
      <OpenLine />
      <Heading as={as} $size={1}>
        {title}
      </Heading>
      {children && <Lead>{children}</Lead>}
      {action}
      {traceId && <Small $soft>Reference: {traceId}</Small>}
    </Box>
  );
}
