import { inlineWords, isBlank, type Inline, type InlineMark } from './inline-text.js';

/** One block of a text with bracket tags: `[h2]About[/h2] [p]A [b]small[/b] group.[/p] [ul][li]One[/li][/ul]`. */
export type TextBlock =
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly content: readonly Inline[] }
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

const inlineTags: ReadonlyMap<string, InlineMark> = new Map(
  Object.entries({
    b: 'b',
    bold: 'b',
    strong: 'b',
    i: 'i',
    italic: 'i',
    em: 'i',
    u: 'u',
    underline: 'u',
  }),
);

const blockTags = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li']);
const tagPattern = /\[(\/?)([a-z][a-z0-9]*)(?:[\s=][^[\]]*)?\/?\]/gi;

type Token = { readonly text: string } | { readonly tag: string; readonly closes: boolean };

/** Parses bracket tags. Unknown tags are dropped, their text stays; text outside of any block becomes paragraphs. */
export function parseBracketText(source: string): readonly TextBlock[] {
  const reader = new BlockReader();
  for (const token of tokens(source)) {
    if ('text' in token) reader.text(token.text);
    else if (token.tag === 'br') reader.lineBreak();
    else if (blockTags.has(token.tag)) reader.block(token.tag, token.closes);
    else {
      const mark = inlineTags.get(token.tag);
      if (mark) reader.inline(mark, token.closes);
    }
  }
  return reader.finish();
}

function tokens(source: string): readonly Token[] {
  const list: Token[] = [];
  let at = 0;
  for (const match of source.matchAll(tagPattern)) {
    if (match.index > at) list.push({ text: source.slice(at, match.index) });
    list.push({ tag: (match[2] ?? '').toLowerCase(), closes: match[1] === '/' });
    at = match.index + match[0].length;
  }
  if (at < source.length) list.push({ text: source.slice(at) });
  return list;
}

/** Collects inline content into the open block. */
class BlockReader {
  private readonly blocks: TextBlock[] = [];
  private tag = '';
  private list: { ordered: boolean; items: (readonly Inline[])[] } | undefined;
  private content: Inline[] = [];
  private hasWords = false;
  private open: { mark: InlineMark; children: Inline[] }[] = [];

  text(text: string): void {
    if (this.tag !== '') {
      this.add(text.replace(/\s+/g, ' '));
      return;
    }
    // Between blocks an empty line begins a new paragraph, a single line break a new line.
    text.split(/\n\s*\n/).forEach((paragraph, i) => {
      if (i > 0) this.endBlock();
      paragraph.split('\n').forEach((line, j) => {
        if (j > 0 && this.hasWords && line.trim() !== '') this.lineBreak();
        this.add(line.replace(/\s+/g, ' '));
      });
    });
  }

  lineBreak(): void {
    this.target().push({ mark: 'br' });
  }

  inline(mark: InlineMark, closes: boolean): void {
    if (!closes) {
      if (this.open.length < 20) this.open.push({ mark, children: [] });
      return;
    }
    const from = this.open.findLastIndex((one) => one.mark === mark);
    if (from >= 0) while (this.open.length > from) this.foldInline();
  }

  block(tag: string, closes: boolean): void {
    if (tag === 'ul' || tag === 'ol') {
      this.endBlock();
      this.endList();
      if (!closes) this.list = { ordered: tag === 'ol', items: [] };
      return;
    }
    this.endBlock();
    if (tag !== 'li') this.endList();
    else if (!this.list && !closes) this.list = { ordered: false, items: [] };
    if (!closes) this.tag = tag;
  }

  finish(): readonly TextBlock[] {
    this.endBlock();
    this.endList();
    return this.blocks;
  }

  private target(): Inline[] {
    return this.open.at(-1)?.children ?? this.content;
  }

  private add(text: string): void {
    if (text === '') return;
    this.target().push(text);
    this.hasWords ||= text.trim() !== '';
  }

  private foldInline(): void {
    const last = this.open.pop();
    if (last && last.children.length > 0) this.target().push(last);
  }

  private endBlock(): void {
    while (this.open.length > 0) this.foldInline();
    const content = trimmed(this.content);
    const { tag } = this;
    this.content = [];
    this.hasWords = false;
    this.tag = '';
    if (isBlank(content)) return;
    if (this.list) this.list.items.push(content);
    else if (tag.startsWith('h')) this.blocks.push({ type: 'heading', level: headingLevel(tag), content });
    else this.blocks.push({ type: 'paragraph', content });
  }

  private endList(): void {
    const { list } = this;
    this.list = undefined;
    if (list && list.items.length > 0) this.blocks.push({ type: 'list', ...list });
  }
}

function headingLevel(tag: string): 1 | 2 | 3 | 4 {
  if (tag === 'h1') return 1;
  if (tag === 'h2') return 2;
  return tag === 'h3' ? 3 : 4;
}

/** Removes white space and line breaks at both ends. */
function trimmed(content: readonly Inline[]): readonly Inline[] {
  const isAir = (node: Inline): boolean =>
    typeof node === 'string' ? node.trim() === '' : node.mark === 'br';
  const from = content.findIndex((node) => !isAir(node));
  const kept = from < 0 ? [] : content.slice(from, content.findLastIndex((node) => !isAir(node)) + 1);
  const [first] = kept;
  if (typeof first === 'string') kept[0] = first.trimStart();
  const last = kept.at(-1);
  if (typeof last === 'string') kept[kept.length - 1] = last.trimEnd();
  return kept;
}

/** The words of a text with bracket tags, for descriptions and search. */
export function bracketTextWords(source: string): string {
  return parseBracketText(source)
    .flatMap((block) => (block.type === 'list' ? block.items.map(inlineWords) : [inlineWords(block.content)]))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
