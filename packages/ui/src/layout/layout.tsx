import type { Below } from '@valam/ui/layout/below';
import { css, styled } from 'styled-components';
import { from } from '@valam/ui/tokens/media';
import { onDye, sari, type SariKind } from '@valam/ui/tokens/sari';

type Space = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'section';

const space = (step: Space) => `var(--space-${step})`;

const widths = {
  content: 'var(--size-container)',
  wide: 'var(--size-container-wide)',
  read: 'var(--size-container-read)',
} as const;

/** Limits the width of the content. Most pages are `wide`; forms and texts are narrower. */
export const Container = styled.div<{ $width?: keyof typeof widths }>`
  width: min(100% - 2 * var(--space-gutter), ${({ $width = 'wide' }) => widths[$width]});
  margin-inline: auto;
`;

const pads = { both: 'padding-block', top: 'padding-top', bottom: 'padding-bottom' } as const;

/** Vertical space between the parts of a page. */
export const Section = styled.section<{ $pad?: keyof typeof pads; $space?: Space }>`
  ${({ $pad = 'both', $space = 'section' }) => `${pads[$pad]}: ${space($space)};`}
`;

/** A full-bleed background in the color of a kind, with its text and focus colors. */
export const DyedGround = styled.div<{ $kind: SariKind }>`
  ${({ $kind }) => sari($kind)}
  ${onDye}
  position: relative;
  background: var(--body);
  ${({ $kind }) =>
    ($kind === 'ashram' || $kind === 'article') &&
    css`
      --soft: var(--color-text);
      --link: var(--color-text);
      --focus: var(--color-text);
      color: var(--color-text);
    `}
`;

/** Twelve columns from 1024 up; below, one column. Place children with `GridItem`. */
export const Grid = styled.div<{ $align?: 'start' | 'center' | 'end' | 'stretch' }>`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--space-column);
  row-gap: var(--space-6);
  align-items: ${({ $align = 'stretch' }) => $align};
  & > * {
    grid-column: 1 / -1;
  }
`;

export const GridItem = styled.div<{ $from: number; $to: number }>`
  && {
    ${from.lg} {
      grid-column: ${({ $from, $to }) => `${$from} / ${$to}`};
    }
  }
`;

/** A vertical stack. Lazy parts and slots are wrapped in elements without a box; their children get the same gap. */
export const Stack = styled.div<{ $gap?: Space }>`
  & > * + *,
  & > * + :where([data-no-box]) > :where(:first-child),
  & > :where([data-no-box]) > * + * {
    margin-top: ${({ $gap = '4' }) => space($gap)};
  }
`;

/** A horizontal row that may wrap. */
export const Cluster = styled.div<{ $gap?: Space; $align?: 'center' | 'baseline' | 'start' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) ${({ $gap = '4' }) => space($gap)};
  align-items: ${({ $align = 'center' }) => $align};
`;

/** A title at the left and actions at the right. */
export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: var(--space-4) var(--space-6);
  margin-bottom: var(--space-6);
`;

/* If it is taller than the viewport it scrolls on its own: its end would be out of reach until the page ends. */
const staying = css`
  position: sticky;
  top: var(--space-5);
  align-self: start;
  /* Leaves room for the chat button, which must not cover the content. */
  max-height: calc(100dvh - var(--space-5) - 5.5rem);
  overflow-y: auto;
  scrollbar-width: thin;
  margin-inline: -6px;
  padding-inline: 6px;
  padding-bottom: 6px;
`;

/** Content and a sticky side column: 7 to 4 from 1024 up. */
export const MainAndSide = styled.div<{ $sticky?: boolean }>`
  display: grid;
  gap: var(--space-7) var(--space-column);
  grid-template-columns: minmax(0, 1fr);
  /* For links to the side column: nothing sticks above it, so undo the page's scroll padding. */
  & > aside {
    scroll-margin-top: calc(var(--space-5) - 7.5rem);
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(22rem, 4.4fr);
    gap: clamp(2.5rem, 5vw, 6rem);
    & > aside {
      ${({ $sticky }) => $sticky && staying}
    }
  }
`;

/** Two or three cards per row as the width allows. */
export const CardGrid = styled.ul.attrs<Below>({ 'data-below': 'parts' })<{ $columns?: 2 | 3 | 4 }>`
  display: grid;
  gap: var(--space-8) var(--space-column);
  grid-template-columns: minmax(0, 1fr);
  & > li {
    display: grid;
  }
  ${from.cards} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.three} {
    grid-template-columns: repeat(${({ $columns = 3 }) => $columns}, minmax(0, 1fr));
  }
`;

/** Visible to screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The first link of the page, which skips to the content. */
export const SkipLink = styled.a`
  position: absolute;
  left: var(--space-4);
  top: -6rem;
  z-index: var(--layer-toast);
  background: var(--color-surface);
  padding: var(--space-3) var(--space-5);
  &:focus {
    top: var(--space-4);
  }
`;
