import { PageHead } from '@valam/mfe-kit/head';
import { useBrand, useSession, useShell } from '@valam/mfe-kit/shell';
import { ErrorState } from '@valam/ui/empty/error-state';
import { Container, Section } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { useEffect } from 'react';
import { Dashboard } from '../features/dashboard/dashboard';

/** The referral dashboard: only for whoever is signed in, and only their own. */
export default function DashboardPage() {
  const brand = useBrand();
  const session = useSession();
  const shell = useShell();
  const isSignedOut = session.status === 'signed-out';

  useEffect(() => {
    if (isSignedOut) shell.navigate('/login', { replace: true });
  }, [isSignedOut, shell]);

  const code = session.status === 'signed-in' ? session.user.contributor?.referralCode : null;
  return (
    <Section $space="8">
      <PageHead
        title={`Referral dashboard | ${brand.name}`}
        description="Your referral code and figures."
        isHidden
      />
      <Container>
        {session.status !== 'signed-in' && <SkeletonText lines={5} />}
        {session.status === 'signed-in' &&
          (code ? (
            <Dashboard user={session.user} code={code} />
          ) : (
            <ErrorState as="h1" title="Referral code not found">
              Your account has no referral code. <TextLink href="/contact-us">Contact us</TextLink> and we
              will look.
            </ErrorState>
          ))}
      </Container>
    </Section>
  );
}
