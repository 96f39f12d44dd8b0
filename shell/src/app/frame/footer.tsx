import { useBrand } from '@valam/mfe-kit/shell';
import { TempleWall } from '@valam/ui/band/temple-wall';
import { Icon } from '@valam/ui/icon/icon';
import { Container, VisuallyHidden } from '@valam/ui/layout/layout';
import { Wordmark } from '@valam/ui/kolam/mark';
import { below, from } from '@valam/ui/tokens/media';
import { onDye } from '@valam/ui/tokens/sari';
import { Lead } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { ConsentAgain } from '../../features/consent/consent-again';
import { footPlaces } from './foot-places';
import { SocialLinks } from './social-links';

const Ground = styled.footer`
  ${onDye}
  background: var(--color-accent);
  --mark-line: var(--color-highlight);
  --mark-dot: var(--color-surface);
  & a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: var(--space-6) var(--space-column);
  padding-block: var(--space-7);
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: 1.6fr repeat(3, 1fr) 1.2fr;
  }
  & ul {
    list-style: none;
    padding: 0;
  }
  & h2 {
    font: 500 var(--text-heading-3) / 1.2 var(--font-display);
    color: var(--color-surface);
    margin-bottom: var(--space-2);
  }
  & li > a,
  & li > button {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 2.75rem;
    ${from.lg} {
      min-height: 2.25rem;
    }
  }
`;

const Foot = styled.div`
  background: var(--color-accent-deep);
  font-size: var(--text-small);
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-4);
  }
  /* Leaves room for the chat button at the end of the page. */
  ${below.lg} {
    min-height: calc(56px + 2 * var(--space-4));
    padding-right: calc(56px + var(--space-4));
  }
`;

const About = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
`;

/* The emoji stays in the text for copying, searching and screen readers; the icon is drawn instead. */
const Sign = ({ icon, sign }: { icon: 'world' | 'heart'; sign: string }) => (
  <>
    <VisuallyHidden>{sign}</VisuallyHidden>
    <Icon name={icon} size="text" />
  </>
);

/** The footer of every page, below the temple wall. */
export function Footer() {
  const { name, email, phone } = useBrand();
  return (
    <>
      <TempleWall />
      <Ground id="foot">
        <Columns>
          <About>
            <Wordmark name={name} />
            <Lead>
              India for the <Sign icon="world" sign="🌍" />
            </Lead>
            <p>Connecting seekers with spiritual experiences in India since 2023.</p>
          </About>
          {footPlaces.map(({ title, links }) => (
            <nav key={title ?? name} aria-label={title ?? name}>
              <h2>{title ?? name}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <a href={to}>{label}</a>
                  </li>
                ))}
                {title === null && (
                  <li>
                    <ConsentAgain />
                  </li>
                )}
              </ul>
            </nav>
          ))}
          <div>
            <h2>Say hello</h2>
            <ul>
              <li>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </li>
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
              <li>Mon–Sat 9:00–18:00 IST</li>
            </ul>
            <SocialLinks />
          </div>
        </Columns>
        <Foot>
          <Container>
            <span>
              Made with <Sign icon="heart" sign="❤️" /> in Kanyakumari, India
            </span>
            <span>© {name}</span>
          </Container>
        </Foot>
      </Ground>
    </>
  );
}
