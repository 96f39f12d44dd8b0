import type { ServerStyleSheet } from 'styled-components';

const ending = '</body></html>';

/** The part of the head that React does not render: site-wide styles, then component styles, then scripts. */
export interface HeadMarkup {
  readonly styles: string;
  readonly scripts: string;
}

export interface DocumentParts {
  /** Markup at the very beginning of the head. */
  readonly first: string;
  readonly head: HeadMarkup;
  readonly sheet: ServerStyleSheet;
}

/** Adds the head markup to React's output and cuts it where the boot state is inserted. */
export function documentMarkup(rendered: string, { first, head, sheet }: DocumentParts): string {
  const html = rendered.endsWith(ending) ? rendered.slice(0, -ending.length) : rendered;
  const own = head.styles + sheet.getStyleTags() + head.scripts;
  // A function, because in a replacement string `$&` and the like would be special.
  return html.replace('<head>', () => `<head>${first}`).replace('</head>', () => `${own}</head>`);
}

export const withBootState = (markup: string, bootState: string): string => markup + bootState + ending;
