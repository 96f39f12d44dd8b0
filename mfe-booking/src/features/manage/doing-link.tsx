import { LinkButton } from '@valam/ui/button/button';
import type { ReactNode } from 'react';
import { doingAddress, type Doing } from './manage-address';
import { useStaying } from './use-staying';

interface DoingLinkProps {
  readonly token: string;
  readonly doing: Doing;
  readonly children: ReactNode;
}

/** A link that starts a change of the booking. */
export function DoingLink({ token, doing, children }: DoingLinkProps) {
  const stay = useStaying();
  return (
    <LinkButton href={doingAddress(token, doing)} variant="secondary" small onClick={stay}>
      {children}
    </LinkButton>
  );
}
