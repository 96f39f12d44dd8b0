import { NavLink } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { TopBand } from '@valam/ui/band/sari-band';
import { Icon } from '@valam/ui/icon/icon';
import { Wordmark } from '@valam/ui/kolam/mark';
import { Container, VisuallyHidden } from '@valam/ui/layout/layout';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { CurrencyChoice } from '../../features/currency/currency-choice';
import { Menu } from './menu';
import { mainPlaces } from './places';
import { SessionLinks } from './session-links';

/** As narrow as a phone at 200 % zoom. */
const narrowest = '@media (max-width: 359.98px)';

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 60px;
  ${narrowest} {
    gap: var(--space-2);
  }
  ${from.lg} {
    min-height: 76px;
  }
`;

const Home = styled.a`
  text-decoration: none;
  & [lang] {
    display: none;
    ${from.md} {
      display: inline;
    }
  }
  /* Only the name, so that it does not overlap the search. */
  ${narrowest} {
    & svg {
      display: none;
    }
  }
  display: inline-flex;
  min-height: var(--size-target);
  align-items: center;
`;

const tool = `
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--size-target);
  text-decoration: none;
  font-weight: 500;
`;

const Nav = styled.nav`
  display: none;
  gap: var(--space-5);
  margin-left: auto;
  ${from.lg} {
    display: flex;
  }
  & a {
    ${tool}
    position: relative;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.3em;
    }
    &[aria-current]::after {
      content: '';
      position: absolute;
      inset: auto 0 -2px;
      height: 16px;
      background: var(--color-accent);
      mask: var(--drawing-kolam-rule) 0 50% / 20px 16px repeat-x;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  ${narrowest} {
    gap: var(--space-2);
  }
  ${from.lg} {
    gap: var(--space-4);
  }
  & .wide {
    display: none;
    ${from.lg} {
      display: inline;
    }
  }
`;

const Tool = styled.a`
  ${tool}
`;

const OnlyWide = styled.div`
  display: none;
  ${from.lg} {
    display: flex;
    gap: var(--space-4);
    align-items: center;
  }
`;

/**
 * The document's first paint waits for this element (`rel="expect"`): when half of the header was painted, its right part shifted
 * as the rest arrived. It is empty because browsers wait for its start tag (Chromium) or for its end tag (the standard).
 */
export const headerEndId = 'header-end';

/** The header of every page. */
export function Header() {
  const { name, localName } = useBrand();
  return (
    <>
      <TopBand />
      <header>
        <Row>
          <Home href="/">
            <Wordmark name={name} localName={localName ?? undefined} />
            <VisuallyHidden> home</VisuallyHidden>
          </Home>
          <Nav aria-label="Main">
            {mainPlaces.map(({ to, label }) => (
              <NavLink key={to} to={to}>
                {label}
              </NavLink>
            ))}
          </Nav>
          <Tools>
            <Tool href="/search">
              <Icon name="search" />
              <span className="wide">Search</span>
              <VisuallyHidden>{' the site'}</VisuallyHidden>
            </Tool>
            <OnlyWide>
              <SessionLinks />
            </OnlyWide>
            <CurrencyChoice />
            <Menu />
          </Tools>
        </Row>
      </header>
      <template id={headerEndId} />
    </>
  );
}
