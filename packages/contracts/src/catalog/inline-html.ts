import { assemble, plainText, type FormattedNode, type FormattedTag, type Piece } from './formatted-text.js';

const tagNames: Record<string, FormattedTag> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  a: 'a',
  mark: 'mark',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
  br: 'br',
};

/** What stands inside these is never text. */
const hiddenContent = /<(script|style|template|noscript|iframe|object|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const anyTag = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const hrefAttribute = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Reads the small HTML that article blocks may hold. Unknown elements are dropped, their words stay. */
export function parseInlineHtml(html: string): FormattedNode[] {
  return assemble(pieces(html.replace(comment, '').replace(hiddenContent, '')));
}

/** The words of a piece of HTML. */
export function htmlText(html: string): string {
  return plainText(parseInlineHtml(html));
}

function* pieces(html: string): Generator<Piece> {
  let position = 0;
  for (const match of html.matchAll(anyTag)) {
    yield decodeEntities(html.slice(position, match.index));
    position = match.index + match[0].length;
    yield tagOf(match);
  }
  yield decodeEntities(html.slice(position));
}

function tagOf([, slash = '', rawName = '', attributes = '']: RegExpExecArray): Piece {
  const name = rawName.toLowerCase();
  const tag = Object.hasOwn(tagNames, name) ? tagNames[name] : undefined;
  if (!tag) return blockEnds.has(name) ? { name: 'br', isClosing: false } : null;
  if (slash) return { name: tag, isClosing: true };
  if (tag !== 'a') return { name: tag, isClosing: false };
  const found = hrefAttribute.exec(attributes);
  const href = safeHref(decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? ''));
  return href ? { name: tag, isClosing: false, href } : null;
}

const blockEnds: ReadonlySet<string> = new Set(['p', 'div', 'li', 'tr']);

/** Addresses of the web, of this site, of mail and telephone; anything else is no link. */
export function safeHref(address: string): string | null {
  // Browsers drop control characters and blanks inside a scheme, so they are dropped before it is looked at.
  // eslint-disable-next-line no-control-regex
  const bare = address.replace(/[\u0000-\u0020\u007f-\u00a0]+/g, '');
  if (/^(https?:\/\/|mailto:|tel:)/i.test(bare)) return bare;
  if (/^(\/(?![/\\])|#)/.test(bare)) return bare;
  return null;
}

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return namedEntities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  });
}
