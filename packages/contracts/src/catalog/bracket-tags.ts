import { assemble, plainText, type FormattedNode, type FormattedTag, type Piece } from './formatted-text.js';

const tagNames: Record<string, FormattedTag> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  b: 'strong',
  bold: 'strong',
  strong: 'strong',
  i: 'em',
  italic: 'em',
  em: 'em',
  u: 'u',
  underline: 'u',
  ul: 'ul',
  list: 'ul',
  ol: 'ol',
  li: 'li',
  '*': 'li',
  item: 'li',
  p: 'p',
  paragraph: 'p',
  br: 'br',
  linebreak: 'br',
};

/** `[b]`, `[/b]`, `[br/]`; whatever else looks like a tag is stripped, whatever does not stays text. */
const bracketTag = /\[(\/?)([a-z*][a-z0-9]{0,19})([^[\]\n]{0,200})\]/gi;

/** Reads the bracket-tag markup of tour and directory texts. Angle brackets in it are text. */
export function parseBracketTags(markup: string): FormattedNode[] {
  return assemble(pieces(markup));
}

/** The words of bracket-tag markup. */
export function bracketText(markup: string | null | undefined): string {
  return markup ? plainText(parseBracketTags(markup)) : '';
}

function* pieces(markup: string): Generator<Piece> {
  let position = 0;
  for (const match of markup.matchAll(bracketTag)) {
    yield markup.slice(position, match.index);
    position = match.index + match[0].length;
    yield tagOf(match);
  }
  yield markup.slice(position);
}

function tagOf([, slash = '', name = '']: RegExpExecArray): Piece {
  const tag = Object.hasOwn(tagNames, name.toLowerCase()) ? tagNames[name.toLowerCase()] : undefined;
  return tag ? { name: tag, isClosing: slash === '/' } : null;
}
