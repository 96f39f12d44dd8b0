import { Cluster, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useStaying } from './use-staying';

const Box = styled.div`
  background: var(--color-surface);
  border: 1px solid var(--color-outline);
  padding: var(--space-5);
`;

interface ConfirmBoxProps {
  readonly children: ReactNode;
  /** The form with the confirming button. */
  readonly action: ReactNode;
  /** The link to go back without confirming. */
  readonly backHref: string;
  readonly backLabel: string;
}

/** Asks for confirmation with the exact consequences. */
export function ConfirmBox({ children, action, backHref, backLabel }: ConfirmBoxProps) {
  const stay = useStaying();
  return (
    <Box role="status">
      <Stack $gap="4">
        {children}
        <Cluster>
          {action}
          <QuietLink href={backHref} onClick={stay}>
            {backLabel}
          </QuietLink>
        </Cluster>
      </Stack>
    </Box>
  );
}
