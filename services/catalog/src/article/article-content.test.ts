import { describe, expect, it } from '@jest/globals';
import { parseArticleBlocks } from '@valam/contracts/shared/article-blocks';
import { decodeArticle, encodeArticle, readMinutes } from './article-content.js';

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });

describe('the stored content of an article', () => {
  it('is a list in JSON inside JSON', () => {
    const outer = JSON.parse(encodeArticle([paragraph('Om')])) as { blocks: { text: string }[] };
    expect(JSON.parse(outer.blocks[0]?.text ?? '')).toEqual({ blocks: [paragraph('Om')] });
  });

  it('is decoded to the original blocks', () => {
    const blocks = [
      { type: 'header', data: { level: 2, text: 'Why walk' } },
      paragraph('Because <b>so</b>.'),
    ];
    expect(decodeArticle(encodeArticle(blocks))).toEqual(blocks);
    expect(parseArticleBlocks(encodeArticle(blocks))).toHaveLength(2);
  });

  it('has no executable markup', () => {
    const hostile = encodeArticle([
      paragraph('<img src=x onerror=alert(1)>Hi<script>alert(1)</script>'),
      paragraph('<a href="javascript:alert(1)" onclick="x()">there</a>'),
      {
        type: 'list',
        data: { style: 'ordered', items: ['<svg onload=alert(1)>', { content: '<iframe src=x>' }] },
      },
    ]);
    expect(hostile).not.toMatch(/onerror|script|onclick|svg|iframe/i);
  });

  it('has unchanged code blocks', () => {
    const code = { type: 'code', data: { code: '<b>1 < 2 & 3</b>' } };
    expect(decodeArticle(encodeArticle([code]))).toEqual([code]);
  });

  it('is null if it cannot be parsed', () => {
    for (const broken of ['', 'null', '{', '[]', '{"blocks":[]}', '{"blocks":[{"text":"no json"}]}']) {
      expect(decodeArticle(broken)).toBeNull();
    }
  });
});

describe('the read time', () => {
  it('is half the number of blocks, rounded up', () => {
    expect(readMinutes(encodeArticle([1, 2, 3].map((n) => paragraph(`${n}`))))).toBe(2);
  });
  it('is five minutes without blocks', () => {
    expect(readMinutes('not readable')).toBe(5);
  });
});
