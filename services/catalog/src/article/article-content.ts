import { articleWords, parseArticleBlocks } from '@valam/contracts/shared/article-blocks';
import sanitizeHtml from 'sanitize-html';

/** A block from the editor. */
export interface RawBlock {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const minutesWithoutBlocks = 5;

/** Half the number of blocks, rounded up, in minutes. */
export function readMinutes(content: string): number {
  const count = parseArticleBlocks(content).length;
  return count === 0 ? minutesWithoutBlocks : Math.ceil(count / 2);
}

export const articleText = (content: string): string => articleWords(parseArticleBlocks(content));

/**
 * Encodes the list of blocks as JSON inside JSON, the format that pages read, with sanitized HTML in every
 * text.
 */
export function encodeArticle(blocks: readonly RawBlock[]): string {
  const safe = blocks.map(({ type, data }) => ({ type, data: cleaned(data) }));
  return JSON.stringify({ blocks: [{ type: 'paragraph', text: JSON.stringify({ blocks: safe }) }] });
}

/** The blocks of stored content; null if it cannot be parsed. */
export function decodeArticle(content: string): RawBlock[] | null {
  const inner = blocksIn(readJson(textIn(blocksIn(readJson(content))?.[0])));
  return inner?.filter(isObject).map(asBlock) ?? null;
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['b', 'strong', 'i', 'em', 'u', 's', 'a', 'mark', 'code', 'sub', 'sup', 'br', 'span'],
  allowedAttributes: { a: ['href'], span: ['lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

function cleaned(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part, key)]));
}

/** Code and URLs are not HTML: sanitizing would change their characters. The pages treat both as text. */
function clean(value: unknown, key: string): unknown {
  if (typeof value === 'string')
    return key === 'code' || key === 'url' ? value : sanitizeHtml(value, allowed);
  if (Array.isArray(value)) return value.map((part: unknown) => clean(part, key));
  return isObject(value) ? cleaned(value) : value;
}

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function blocksIn(value: unknown): unknown[] | null {
  return isObject(value) && Array.isArray(value.blocks) ? value.blocks : null;
}

function textIn(block: unknown): unknown {
  if (!isObject(block)) return null;
  return block.text ?? (isObject(block.data) ? block.data.text : null);
}

function asBlock(block: Fields): RawBlock {
  const { type, data, ...rest } = block;
  return { type: String(type), data: isObject(data) ? data : rest };
}
