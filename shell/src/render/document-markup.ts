import type { ServerStyleSheet } from 'styled-components';

const ending = '</body></html>';

/** What React does not render of the head: site-wide styles, then those of components, then scripts. */
export interface HeadMarkup {
  readonly styles: string;
  readonly scripts: string;
}

export interface DocumentParts {
  /** Goes to the very beginning of the head. */
  readonly first: string;
  readonly head: HeadMarkup;
  readonly sheet: ServerStyleSheet;
}

/** Adds to React's markup what React does not know, up to where the boot state belongs. */
export function documentMarkup(rendered: string, { first, head, sheet }: DocumentParts): string {
  const html = rendered.endsWith(ending) ? rendered.slice(0, -ending.length) : rendered;
  const own = head.styles + sheet.getStyleTags() + head.scripts;
  // A function, because the text may hold `$&` and the like.
  return html.replace('<head>', () => `<head>${first}`).replace('</head>', () => `${own}</head>`);
}

export const withBootState = (markup: string, bootState: string): string => markup + bootState + ending;
