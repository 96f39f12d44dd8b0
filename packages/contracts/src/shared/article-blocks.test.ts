import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { articleWords, parseArticleBlocks, readMinutes } from './article-blocks.js';

const article = (blocks: unknown) => JSON.stringify({ blocks: [{ text: JSON.stringify({ blocks }) }] });

describe('article blocks', () => {
  it('reads the list that is written inside the first block', () => {
    expect(
      parseArticleBlocks(
        article([
          { type: 'header', data: { level: 2, text: 'What to carry' } },
          { type: 'paragraph', data: { text: 'Little. <b>Tea</b> every kilometre.' } },
          { type: 'list', data: { style: 'ordered', items: ['Indra', { content: 'Agni' }, { items: [] }] } },
          { type: 'image', data: { file: { url: '/media/banyan' }, caption: 'Halfway' } },
          { type: 'quote', data: { text: 'You go round.', caption: 'A saying' } },
          { type: 'code', data: { code: '<b>x</b>' } },
        ]),
      ),
    ).toEqual([
      { type: 'header', level: 2, content: ['What to carry'] },
      { type: 'paragraph', content: ['Little. ', { mark: 'b', children: ['Tea'] }, ' every kilometre.'] },
      { type: 'list', ordered: true, items: [['Indra'], ['Agni']] },
      { type: 'image', url: '/media/banyan', caption: ['Halfway'] },
      { type: 'quote', content: ['You go round.'], caption: ['A saying'] },
      { type: 'code', code: '<b>x</b>' },
    ]);
  });

  it.each([
    ['an object', { blocks: [{ text: '{"blocks":[{"type":"paragraph","text":"Hello"}]}' }] }],
    ['an array', [{ text: '[{"type":"paragraph","data":{"text":"Hello"}}]' }]],
    [
      'an inner object',
      { blocks: [{ type: 'paragraph', data: { text: '{"blocks":[{"type":"paragraph","text":"Hello"}]}' } }] },
    ],
    ['a plain list', { blocks: [{ type: 'paragraph', data: { text: 'Hello' } }] }],
  ])('takes the content as %s', (_, content) => {
    expect(parseArticleBlocks(content)).toEqual([{ type: 'paragraph', content: ['Hello'] }]);
  });

  it('skips what it does not know and what is empty', () => {
    expect(
      parseArticleBlocks(
        article([
          { type: 'embed', data: { service: 'x' } },
          { type: 'paragraph', data: { text: '<br>' } },
          { type: 'list', data: { items: 'none' } },
          { type: 'code', data: {} },
          null,
          7,
        ]),
      ),
    ).toEqual([]);
  });

  it.each([undefined, null, '', 'plain words', '{"blocks":', '[]', 7, { blocks: {} }])(
    'is empty when nothing can be read: %j',
    (content) => {
      expect(parseArticleBlocks(content)).toEqual([]);
    },
  );

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', '//x.example/a.png', '#a', 'mailto:a@b.example'])(
    'shows no picture from %s',
    (url) => {
      expect(parseArticleBlocks(article([{ type: 'image', data: { file: { url } } }]))).toEqual([]);
    },
  );

  it('leaves the first level of headings to the title of the page', () => {
    const levels = [1, 2, 3, 4, 6, 'x'].map(
      (level) => parseArticleBlocks(article([{ type: 'header', data: { level, text: 'a' } }]))[0],
    );
    expect(levels).toMatchObject([
      { level: 2 },
      { level: 2 },
      { level: 3 },
      { level: 4 },
      { level: 4 },
      { level: 2 },
    ]);
  });

  it('counts words and minutes', () => {
    const blocks = parseArticleBlocks(
      article([{ type: 'paragraph', data: { text: 'word '.repeat(1_300) } }]),
    );
    expect(articleWords(blocks).split(' ')).toHaveLength(1_300);
    expect(readMinutes(blocks)).toBe(6);
    expect(readMinutes([])).toBe(1);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (content) => void parseArticleBlocks(content)));
    fc.assert(fc.property(fc.jsonValue(), (blocks) => void parseArticleBlocks(article(blocks))));
  });
});
