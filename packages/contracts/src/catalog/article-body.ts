import { parseInlineHtml, safeHref } from './inline-html.js';
import { plainText, type FormattedNode } from './formatted-text.js';

/** A block of an article, ready to be drawn. */
export type ArticleBlock =
  | { type: 'header'; level: 1 | 2 | 3 | 4 | 5 | 6; text: FormattedNode[] }
  | { type: 'paragraph'; text: FormattedNode[] }
  | { type: 'list'; style: 'ordered' | 'unordered'; items: FormattedNode[][] }
  | { type: 'image'; url: string; caption: FormattedNode[]; alt: string }
  | { type: 'quote'; text: FormattedNode[]; caption: FormattedNode[] }
  | { type: 'code'; code: string };

export interface ArticleBody {
  blocks: ArticleBlock[];
  /** How many blocks were written, drawn or not: the read time counts them. */
  blockCount: number;
  isReadable: boolean;
}

const blank: ArticleBody = { blocks: [], blockCount: 0, isReadable: false };

/**
 * Reads an article's content: JSON (text or already an object) whose first block's `text` holds another JSON text with
 * the list of blocks. What can not be read gives a blank body; blocks of unknown types are skipped.
 */
export function parseArticleBody(content: unknown): ArticleBody {
  const raw = innerBlocks(content);
  if (!raw) return blank;
  const blocks = raw.map(blockOf).filter((block): block is ArticleBlock => block !== null);
  return { blocks, blockCount: raw.length, isReadable: true };
}

/** Half the number of blocks in minutes, rounded up; five when there are none. */
export function readMinutes(content: unknown): number {
  const { blockCount } = parseArticleBody(content);
  return blockCount ? Math.ceil(blockCount / 2) : 5;
}

/** The words of an article. */
export function articleText(content: unknown): string {
  return parseArticleBody(content)
    .blocks.map((block) => {
      if (block.type === 'code') return block.code;
      if (block.type === 'list') return block.items.map(plainText).join(' ');
      if (block.type === 'image') return plainText(block.caption);
      return plainText(block.text);
    })
    .join(' ')
    .trim();
}

/** Writes blocks the way they are stored: a list inside JSON inside JSON. */
export function encodeArticleContent(blocks: readonly { type: string; data: unknown }[]): string {
  return JSON.stringify({ blocks: [{ type: 'paragraph', text: JSON.stringify({ blocks }) }] });
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function innerBlocks(content: unknown): unknown[] | null {
  const outer = readJson(content);
  const list = Array.isArray(outer) ? outer : isFields(outer) ? outer['blocks'] : undefined;
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  if (!isFields(first)) return null;
  const held = first['text'] ?? (isFields(first['data']) ? first['data']['text'] : undefined);
  const inner = readJson(held);
  const blocks = isFields(inner) ? inner['blocks'] : undefined;
  return Array.isArray(blocks) ? blocks : null;
}

function blockOf(raw: unknown): ArticleBlock | null {
  if (!isFields(raw)) return null;
  const data = isFields(raw['data']) ? raw['data'] : raw;
  const html = (key: string) => parseInlineHtml(textOf(data[key]));
  switch (raw['type']) {
    case 'header':
      return { type: 'header', level: levelOf(data['level']), text: html('text') };
    case 'paragraph':
      return { type: 'paragraph', text: html('text') };
    case 'list':
      return {
        type: 'list',
        style: data['style'] === 'ordered' ? 'ordered' : 'unordered',
        items: itemsOf(data),
      };
    case 'image':
      return imageOf(data);
    case 'quote':
      return { type: 'quote', text: html('text'), caption: html('caption') };
    case 'code':
      return { type: 'code', code: textOf(data['code']) };
    default:
      return null;
  }
}

function levelOf(value: unknown): 1 | 2 | 3 | 4 | 5 | 6 {
  const level = Number(value);
  return level === 1 || level === 3 || level === 4 || level === 5 || level === 6 ? level : 2;
}

function itemsOf(data: Fields): FormattedNode[][] {
  const items = Array.isArray(data['items']) ? data['items'] : [];
  return items.map((item: unknown) =>
    parseInlineHtml(isFields(item) ? textOf(item['content']) : textOf(item)),
  );
}

function imageOf(data: Fields): ArticleBlock | null {
  const file = isFields(data['file']) ? data['file'] : {};
  const url = safeHref(textOf(file['url']));
  if (!url || !/^(https?:|\/)/i.test(url)) return null;
  const caption = parseInlineHtml(textOf(data['caption']));
  return { type: 'image', url, caption, alt: textOf(data['alt']) || plainText(caption) };
}
