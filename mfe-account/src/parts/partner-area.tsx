import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import { useSession, useShell } from '@valam/mfe-kit/shell';
import { Between, Container, Section, Stack } from '@valam/ui/layout/layout';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Display, Lead } from '@valam/ui/typography/typography';
import { useEffect, type ReactNode } from 'react';
import { LogoutButton } from './logout-button';
import { PartnerNav } from './partner-nav';

interface PartnerAreaProps {
  readonly title: (user: SessionUser) => string;
  readonly lead: string;
  readonly children: (user: SessionUser) => ReactNode;
}

/** What stands around every page of a signed-in person; signed out there is nothing but the way to sign in. */
export function PartnerArea({ title, lead, children }: PartnerAreaProps) {
  const session = useSession();
  const shell = useShell();
  const isSignedOut = session.status === 'signed-out';

  useEffect(() => {
    if (isSignedOut) shell.navigate('/login', { replace: true });
  }, [isSignedOut, shell]);

  return (
    <Section $space="7" as="div">
      <Container $width="wide">
        {session.status === 'signed-in' ? (
          <>
            <Between>
              <Stack $gap="3">
                <Display>{title(session.user)}</Display>
                <Lead>{lead}</Lead>
              </Stack>
              <LogoutButton />
            </Between>
            <PartnerNav />
            {children(session.user)}
          </>
        ) : (
          <SkeletonText lines={5} />
        )}
      </Container>
    </Section>
  );
}
