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
  /** What can be done now. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** The number under which the fault can be looked up. */
  readonly traceId?: string;
  readonly as?: 'h1' | 'h2' | 'h3';
}

/** Something did not work: what, what to do, nothing blamed. */
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
