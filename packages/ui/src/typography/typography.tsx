import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

interface TextProps {
  /** Secondary text color. */
  readonly $soft?: boolean;
  readonly $strong?: boolean;
  /** Tabular figures, for totals and columns. */
  readonly $figures?: boolean;
}

const manner = css<TextProps>`
  ${({ $soft }) => $soft && 'color: var(--soft, var(--color-text-muted));'}
  ${({ $strong }) => $strong && 'font-weight: var(--weight-semibold);'}
  ${({ $figures }) => $figures && 'font-variant-numeric: tabular-nums lining-nums;'}
`;

const announcing = css`
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-heading);
  line-height: var(--leading-heading);
  text-wrap: balance;
`;

/** The title of a page. Size 1 is used at most once, on the site's home and error pages. */
export const Display = styled.h1<{ $size?: 1 | 2 }>`
  ${announcing}
  font-size: var(--text-display-${({ $size = 2 }) => $size});
  line-height: var(--leading-display);
  letter-spacing: var(--tracking-display);
  max-width: var(--measure-title);
`;

/** The title of a section or a card; set the level with `as`, the size with `$size`. */
export const Heading = styled.h2<{ $size?: 1 | 2 | 3 }>`
  ${announcing}
  font-size: var(--text-heading-${({ $size = 2 }) => $size});
`;

/** A large number. */
export const Numeral = styled.span`
  ${announcing}
  font-size: var(--text-numeral);
  line-height: 1;
  font-feature-settings: 'lnum';
`;

/** The introduction under a title. */
export const Lead = styled.p<TextProps>`
  font: 400 var(--text-lead) / 1.42 var(--font-reading);
  max-width: var(--measure-prose);
  text-wrap: pretty;
  ${manner}
`;

/** Text for continuous reading. Line breaks are preserved. */
export const Read = styled.p<TextProps>`
  white-space: pre-line;
  font: 400 var(--text-read) / var(--leading-read) var(--font-reading);
  max-width: var(--measure-read);
  text-wrap: pretty;
  ${manner}
`;

/** A short text; `$reading` uses the reading font. */
export const Body = styled.p<TextProps & { $reading?: boolean }>`
  ${({ $reading }) => $reading && 'font: 400 var(--text-body) / 1.45 var(--font-reading);'}
  ${manner}
`;

export const Small = styled.p<TextProps>`
  font-size: var(--text-small);
  line-height: var(--leading-ui);
  ${manner}
`;

export const Micro = styled.p<TextProps>`
  font-size: var(--text-micro);
  line-height: var(--leading-ui);
  ${manner}
`;

/* The longest name is 15.1 em wide in our fonts, so that every name fits on one line of its container. */
const Local = styled.span`
  display: block;
  container-type: inline-size;
  font-size: 0.82em;
  line-height: var(--leading-tight);
  color: var(--soft, var(--color-text-muted));
  & > span {
    font-size: min(1em, 6.3cqi);
  }
`;

/**
 * A name in its own script, below the Latin one. It always fits on one line, so that there is no layout shift when the font of
 * its script has loaded, which may be twice as wide as the fallback font.
 */
export function LocalName({ lang, children }: { lang: string; children: ReactNode }) {
  return (
    <Local lang={lang}>
      <span>{children}</span>
    </Local>
  );
}
