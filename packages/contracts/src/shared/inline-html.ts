import { safeHref, safeLanguage, type Inline, type InlineMark } from './inline-text.js';

const marks: ReadonlyMap<string, InlineMark> = new Map(
  Object.entries({
    b: 'b',
    strong: 'b',
    i: 'i',
    em: 'i',
    u: 'u',
    ins: 'u',
    s: 's',
    del: 's',
    code: 'code',
    mark: 'mark',
    sub: 'sub',
    sup: 'sup',
  }),
);

/** Elements whose content is not readable text. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
]);

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    copy: '©',
    eacute: 'é',
  }),
);

interface OpenElement {
  readonly tag: string;
  readonly attributes: string;
  readonly children: Inline[];
}

const maxDepth = 40;
/** The name must not backtrack: giving letters of it back to the attributes would take time quadratic in its length. */
const tagPattern = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>/gi;

/** Parses the inline subset of HTML. The text of unknown elements stays, dangerous ones are removed completely. */
export function parseInlineHtml(html: string): readonly Inline[] {
  const stack: OpenElement[] = [{ tag: '', attributes: '', children: [] }];
  let muted: string | undefined;
  let at = 0;
  for (const match of html.matchAll(tagPattern)) {
    const [whole, slash, name = '', attributes = ''] = match;
    if (muted === undefined) addText(stack, html.slice(at, match.index));
    at = match.index + whole.length;
    const found = { tag: name.toLowerCase(), attributes, closes: slash === '/' };
    if (muted !== undefined) muted = found.closes && found.tag === muted ? undefined : muted;
    else if (silencesRest(found)) muted = found.tag;
    else readTag(stack, found);
  }
  if (muted === undefined) addText(stack, html.slice(at));
  while (stack.length > 1) fold(stack);
  return top(stack).children;
}

/** A comment has no name. */
interface FoundTag {
  readonly tag: string;
  readonly attributes: string;
  readonly closes: boolean;
}

function silencesRest({ tag, attributes, closes }: FoundTag): boolean {
  return silent.has(tag) && !closes && !attributes.trimEnd().endsWith('/');
}

function readTag(stack: OpenElement[], { tag, attributes, closes }: FoundTag): void {
  if (tag === 'br') top(stack).children.push({ mark: 'br' });
  else if (closes) closeElement(stack, tag);
  else if (stack.length < maxDepth && isKnown(tag)) stack.push({ tag, attributes, children: [] });
}

function isKnown(tag: string): boolean {
  return marks.has(tag) || tag === 'a' || tag === 'span';
}

function top(stack: OpenElement[]): OpenElement {
  const last = stack.at(-1);
  if (!last) throw new Error('The stack of open elements is never empty');
  return last;
}

function addText(stack: OpenElement[], source: string): void {
  const text = decodeEntities(source);
  if (text === '') return;
  const { children } = top(stack);
  const before = children.at(-1);
  if (typeof before === 'string') children[children.length - 1] = before + text;
  else children.push(text);
}

/** Closes the nearest element of this name and all open elements inside it. */
function closeElement(stack: OpenElement[], tag: string): void {
  const from = stack.findLastIndex((element) => element.tag === tag);
  if (from < 1) return;
  while (stack.length > from) fold(stack);
}

function fold(stack: OpenElement[]): void {
  const element = stack.pop();
  if (!element) return;
  const { children } = top(stack);
  // Pushed individually: a call cannot have hundreds of thousands of arguments.
  for (const child of asInline(element)) children.push(child);
}

function asInline({ tag, attributes, children }: OpenElement): readonly Inline[] {
  if (children.length === 0) return [];
  const mark = marks.get(tag);
  const lang = safeLanguage(attribute(attributes, 'lang') ?? '');
  if (mark) {
    const marked: Inline = { mark, children };
    return [lang === undefined ? marked : { mark: 'span', lang, children: [marked] }];
  }
  if (tag === 'a') {
    const href = safeHref(attribute(attributes, 'href') ?? '');
    return href === undefined ? children : [{ mark: 'a', href, children }];
  }
  return lang === undefined ? children : [{ mark: 'span', lang, children }];
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'<>]+))`, 'i').exec(
    attributes,
  );
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decodeEntities(value);
}

/** Decodes `&amp;`, `&#233;` and `&#xe9;`; other text stays unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(String(name).toLowerCase()) ?? whole;
    const code = decimal ? Number.parseInt(String(decimal), 10) : Number.parseInt(String(hex), 16);
    const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}
