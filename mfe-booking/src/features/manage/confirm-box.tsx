import { Cluster, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  background: var(--color-lime);
  border: 1px solid var(--color-edge);
  padding: var(--space-5);
`;

interface ConfirmBoxProps {
  readonly children: ReactNode;
  /** Does it. */
  readonly action: ReactNode;
  /** The way back for a person who changes their mind. */
  readonly backHref: string;
  readonly backLabel: string;
}

/** What exactly would happen, before it does. */
export function ConfirmBox({ children, action, backHref, backLabel }: ConfirmBoxProps) {
  return (
    <Box role="status">
      <Stack $gap="4">
        {children}
        <Cluster>
          {action}
          <QuietLink href={backHref}>{backLabel}</QuietLink>
        </Cluster>
      </Stack>
    </Box>
  );
}
