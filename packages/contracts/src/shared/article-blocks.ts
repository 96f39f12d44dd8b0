import { parseInlineHtml } from './inline-html.js';
import { inlineWords, isBlank, safeHref, type Inline } from './inline-text.js';

/** One part of an article. */
export type ArticleBlock =
  | { readonly type: 'header'; readonly level: 2 | 3 | 4; readonly content: readonly Inline[] }
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly type: 'image'; readonly url: string; readonly caption: readonly Inline[] }
  | { readonly type: 'quote'; readonly content: readonly Inline[]; readonly caption: readonly Inline[] }
  | { readonly type: 'code'; readonly code: string };

type Json = Readonly<Record<string, unknown>>;

/**
 * Parses the content of an article: a JSON string or object whose first block's text is again a JSON string with the
 * list of blocks. Unknown blocks are skipped; unparsable content gives an empty article.
 */
export function parseArticleBlocks(content: unknown): readonly ArticleBlock[] {
  return innerBlocks(content).flatMap((block) => {
    const data = isJson(block['data']) ? block['data'] : block;
    const parsed = parseBlock(text(block['type']), data);
    return parsed ? [parsed] : [];
  });
}

function innerBlocks(content: unknown): readonly Json[] {
  const outer = blocksOf(parsed(content));
  const [first] = outer;
  if (!first) return [];
  const data = isJson(first['data']) ? first['data'] : first;
  const inner = blocksOf(parsed(data['text']));
  return inner.length > 0 ? inner : outer;
}

/** Parses a text as JSON, undefined if it is invalid; returns other values unchanged. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (!/^\s*[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function blocksOf(value: unknown): readonly Json[] {
  const list = Array.isArray(value) ? value : isJson(value) ? value['blocks'] : undefined;
  return Array.isArray(list) ? list.filter(isJson) : [];
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text beyond this length, which no editor writes, is ignored. */
export const longestBlockText = 50_000;

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longestBlockText) : '';
}

function parseBlock(type: string, data: Json): ArticleBlock | undefined {
  switch (type) {
    case 'header': {
      const content = parseInlineHtml(text(data['text']));
      return isBlank(content) ? undefined : { type, level: headerLevel(data['level']), content };
    }
    case 'paragraph': {
      const content = parseInlineHtml(text(data['text']));
      return isBlank(content) ? undefined : { type, content };
    }
    case 'list':
      return parseList(data);
    case 'image': {
      const url = safeHref(isJson(data['file']) ? text(data['file']['url']) : text(data['url']));
      if (url === undefined || /^(mailto|tel):|^[#?]/i.test(url)) return undefined;
      return { type, url, caption: parseInlineHtml(text(data['caption'])) };
    }
    case 'quote': {
      const content = parseInlineHtml(text(data['text']));
      return isBlank(content)
        ? undefined
        : { type, content, caption: parseInlineHtml(text(data['caption'])) };
    }
    case 'code': {
      const code = text(data['code']);
      return code.trim() === '' ? undefined : { type, code };
    }
    default:
      return undefined;
  }
}

/** The page's title is the only heading of the first level. */
function headerLevel(level: unknown): 2 | 3 | 4 {
  const number = Number(level);
  if (number === 3) return 3;
  return number >= 4 ? 4 : 2;
}

function parseList(data: Json): ArticleBlock | undefined {
  const items = (Array.isArray(data['items']) ? data['items'] : [])
    .map((item) => parseInlineHtml(isJson(item) ? text(item['content']) : text(item)))
    .filter((item) => !isBlank(item));
  return items.length === 0 ? undefined : { type: 'list', ordered: data['style'] === 'ordered', items };
}

/** The words of an article, for search, feeds and the reading time. */
export function articleWords(blocks: readonly ArticleBlock[]): string {
  return blocks
    .flatMap((block) => {
      switch (block.type) {
        case 'list':
          return block.items.map(inlineWords);
        case 'image':
          return [inlineWords(block.caption)];
        case 'code':
          return [block.code];
        case 'header':
        case 'paragraph':
        case 'quote':
          return [inlineWords(block.content)];
      }
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const wordsPerMinute = 220;

/** Whole minutes, at least one. */
export function readMinutes(blocks: readonly ArticleBlock[]): number {
  const words = articleWords(blocks).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
