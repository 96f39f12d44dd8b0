import type { ServerStyleSheet } from 'styled-components';

const ending = '</body></html>';

/** The part of the head that React does not render: site-wide styles, then component styles, then scripts. */
interface HeadMarkup {
  readonly styles: Buffer;
  readonly scripts: string;
}

export interface DocumentParts {
  /** Markup at the very beginning of the head. */
  readonly first: string;
  readonly head: HeadMarkup;
  readonly sheet: ServerStyleSheet;
}

/**
 * Adds the head markup to React's output and splits it where the boot state is inserted. Works on bytes: otherwise a quarter of a
 * megabyte of text would be decoded and encoded again for each page.
 */
export function documentMarkup(rendered: Buffer, { first, head, sheet }: DocumentParts): Buffer {
  const headBegins = after(rendered, '<head>');
  const headEnds = rendered.indexOf('</head>');
  const ends = rendered.lastIndexOf(ending);
  return Buffer.concat([
    rendered.subarray(0, headBegins),
    Buffer.from(first),
    rendered.subarray(headBegins, headEnds),
    head.styles,
    Buffer.from(sheet.getStyleTags() + head.scripts),
    rendered.subarray(headEnds, ends < 0 ? undefined : ends),
  ]);
}

const after = (markup: Buffer, tag: string): number => markup.indexOf(tag) + tag.length;

export const withBootState = (markup: Buffer, bootState: string): Buffer =>
  Buffer.concat([markup, Buffer.from(bootState + ending)]);
