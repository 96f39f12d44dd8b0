import { Container } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { fallbackFaces } from '@valam/ui/tokens/fallback-faces';
import { ownFaces } from '@valam/ui/tokens/font-faces';
import { globalCss } from '@valam/ui/tokens/global-css';
import { Display, Heading, Small } from '@valam/ui/typography/typography';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import type { Sheet, State } from './sheet';
import { sheets } from './sheets';

const style = document.createElement('style');
style.textContent = globalCss + fallbackFaces + ownFaces('fonts');
document.head.prepend(style);

const States = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--space-7) var(--space-column);
  align-items: start;
  padding-block: var(--space-5) var(--space-9);
`;

const spans = { full: '1 / -1', half: 'span 3', third: 'span 2' } as const;

const Cell = styled.section<{ $width: keyof typeof spans }>`
  grid-column: 1 / -1;
  min-width: 0;
  @media (min-width: 768px) {
    grid-column: ${({ $width }) => spans[$width]};
  }
`;

/** `?sheet=fields` shows one sheet, `?sheet=overlays&state=Dialog` a single state. */
function Workbench() {
  const asked = new URLSearchParams(window.location.search);
  const sheet = sheets.find(({ id }) => id === asked.get('sheet'));
  if (!sheet) return <Contents />;
  const state = sheet.states.find(({ name }) => name === asked.get('state'));
  return state ? <Alone state={state} /> : <WholeSheet sheet={sheet} />;
}

function Contents() {
  return (
    <Container as="main" id="main">
      <Display>Workbench</Display>
      <ul>
        {sheets.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={`?sheet=${id}`}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function WholeSheet({ sheet }: { sheet: Sheet }) {
  return (
    <Container as="main" id="main" style={{ paddingTop: '2rem' }}>
      <Display>{sheet.title}</Display>
      <States>
        {sheet.states.map((state) => (
          <Cell key={state.name} $width={state.width ?? 'full'}>
            <Small
              as="h2"
              $soft
              style={{ borderBottom: '1px solid var(--color-divider)', marginBottom: '1rem' }}
            >
              {state.name}
            </Small>
            {state.alone ? (
              <TextLink href={`?sheet=${sheet.id}&state=${encodeURIComponent(state.name)}`}>
                {state.name}
              </TextLink>
            ) : (
              state.show()
            )}
          </Cell>
        ))}
      </States>
    </Container>
  );
}

function Alone({ state }: { state: State }) {
  return (
    <Container as="main" id="main">
      <Heading as="h1">{state.name}</Heading>
      <p>The page behind it.</p>
      {state.show()}
    </Container>
  );
}

/* For check.mjs, which opens every sheet. */
Object.assign(window, {
  workbenchSheets: sheets.map(({ id, states }) => ({
    id,
    alone: states.filter(({ alone }) => alone).map(({ name }) => name),
  })),
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<Workbench />);
