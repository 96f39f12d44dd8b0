import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import { NavLink, useLocation } from '@valam/mfe-kit/router';
import { useSession, useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Between, Container, Section, Stack } from '@valam/ui/layout/layout';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Display, Lead } from '@valam/ui/typography/typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { below } from '@valam/ui/tokens/media';
import { selectedInForcedColors } from '@valam/ui/tokens/forced-colors';
import { styled } from 'styled-components';
import { SessionWanted } from './session-wanted';
import { signInAddress } from './sign-in-address';
import { useLogout } from './use-logout';
import { useSessionAfterReturn } from './use-session-after-return';

const Row = styled.nav`
  margin-bottom: var(--space-7);
  border-bottom: 1px solid var(--color-divider);
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
    padding: 0;
    list-style: none;
  }
  /* All five links fit on one line on a phone. */
  ${below.sm} {
    font-size: var(--text-small);
    & > ul {
      justify-content: space-between;
      gap: 0 var(--space-3);
    }
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-target);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  & a[aria-current] {
    box-shadow: inset 0 -3px 0 var(--color-accent);
    ${selectedInForcedColors}
  }
`;

const places = [
  { to: '/dashboard/referrals', label: 'Referrals' },
  { to: '/dashboard/earnings', label: 'Earnings' },
  { to: '/dashboard/share', label: 'Share' },
  { to: '/dashboard/profile', label: 'Profile' },
  { to: '/dashboard/account', label: 'Account' },
];

/** The navigation between the pages of a signed-in user. */
function PartnerNav() {
  return (
    <Row aria-label="Dashboard">
      <ul>
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </Row>
  );
}

interface PartnerAreaProps {
  readonly title: (user: SessionUser) => string;
  readonly lead: string;
  readonly children: (user: SessionUser) => ReactNode;
}

/** The layout of all pages for signed-in users; a signed-out visitor is redirected to the sign-in page. */
export function PartnerArea({ title, lead, children }: PartnerAreaProps) {
  const session = useSession();
  const shell = useShell();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // Signing in leads back to this page, except after a sign-out here.
  const wasSignedIn = useRef(false);
  useSessionAfterReturn();

  useEffect(() => {
    if (session.status === 'signed-in') wasSignedIn.current = true;
    if (session.status === 'signed-out')
      shell.navigate(wasSignedIn.current ? '/login' : signInAddress(address), { replace: true });
  }, [session.status, address, shell]);

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
          <SessionWanted>
            <SkeletonText lines={5} />
          </SessionWanted>
        )}
      </Container>
    </Section>
  );
}

function LogoutButton() {
  const { leave, isBusy } = useLogout();
  return (
    <Button small variant="secondary" busy={isBusy} onClick={() => void leave()}>
      Logout
    </Button>
  );
}
