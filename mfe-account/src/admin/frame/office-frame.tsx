import { TopBand } from '@valam/ui/band/sari-band';
import { onDye } from '@valam/ui/tokens/sari';
import { useBrand, useSession } from '@valam/mfe-kit/shell';
import { Link } from '@valam/mfe-kit/router';
import { Wordmark } from '@valam/ui/kolam/mark';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLogout } from '../../parts/use-logout';
import { OfficeNav } from './office-nav';

const Bar = styled.div`
  ${onDye}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  min-height: 3.75rem;
  padding-inline: var(--space-gutter);
  background: var(--color-text);
  --mark-line: var(--color-highlight);
  --mark-dot: var(--color-surface);
  & a {
    color: inherit;
    text-decoration: none;
  }
  & > :nth-last-child(2) {
    margin-left: auto;
  }
  /* In print, the header serves as a letterhead. */
  @media print {
    background: none;
    color: var(--color-text);
    --mark-dot: var(--color-text);
    & > :not(:first-child) {
      display: none;
    }
  }
`;

const Leave = styled.button`
  min-height: var(--size-target);
  color: inherit;
  &:hover {
    text-decoration: underline;
  }
`;

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-size: 0.9375rem;
  line-height: 1.45;
  & summary {
    min-height: var(--size-target);
    display: flex;
    align-items: center;
    font-weight: 600;
    cursor: pointer;
  }
  @media (min-width: 1100px) {
    grid-template-columns: 14.5rem minmax(0, 1fr);
  }
`;

const Side = styled.details`
  padding: 0 var(--space-gutter);
  border-bottom: 1px solid var(--color-divider);
  @media (min-width: 1100px) {
    padding: var(--space-5) var(--space-5) var(--space-7) var(--space-6);
    border: 0;
    border-right: 1px solid var(--color-divider);
    min-height: calc(100vh - 4rem);
    &[open] > summary {
      display: none;
    }
  }
`;

const Main = styled.div`
  padding: var(--space-5) var(--space-gutter) var(--space-9);
  min-width: 0;
`;

/** From this width the navigation is a sidebar; below it, a menu. */
const wideFrom = 1100;

/** The layout of the back office: user, navigation, screen. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const session = useSession();
  const { leave, isBusy } = useLogout();
  return (
    <>
      <TopBand />
      <Bar>
        <Link to="/admin">
          <Wordmark name={brand.name} />
        </Link>
        <span>Back office</span>
        <span>
          {session.status === 'signed-in'
            ? `${session.user.fullName ?? session.user.email}, ${session.user.role}`
            : ''}
        </span>
        <a href="/">The site</a>
        <Leave type="button" disabled={isBusy} onClick={() => void leave()}>
          Logout
        </Leave>
      </Bar>
      <Place>
        <Side open={window.innerWidth >= wideFrom}>
          <summary>All places</summary>
          <OfficeNav />
        </Side>
        <Main>{children}</Main>
      </Place>
    </>
  );
}
