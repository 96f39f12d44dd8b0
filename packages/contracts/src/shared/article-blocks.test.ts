import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { articleWords, parseArticleBlocks, readMinutes } from './article-blocks.js';

const article = (blocks: unknown) => JSON.stringify({ blocks: [{ text: JSON.stringify({ blocks }) }] });

describe('article blocks', () => {
  it('are parsed from the JSON inside the first block', () => {
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
  ])('are parsed if the content is %s', (_, content) => {
    expect(parseArticleBlocks(content)).toEqual([{ type: 'paragraph', content: ['Hello'] }]);
  });

  it('skip unknown and empty blocks', () => {
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
    'are empty if the content cannot be parsed: %j',
    (content) => {
      expect(parseArticleBlocks(content)).toEqual([]);
    },
  );

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', '//x.example/a.png', '#a', 'mailto:a@b.example'])(
    'show no picture from %s',
    (url) => {
      expect(parseArticleBlocks(article([{ type: 'image', data: { file: { url } } }]))).toEqual([]);
    },
  );

  it('reserve the first heading level for the title of the page', () => {
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

  it('have a number of words and a reading time', () => {
    const blocks = parseArticleBlocks(
      article([{ type: 'paragraph', data: { text: 'word '.repeat(1_300) } }]),
    );
    expect(articleWords(blocks).split(' ')).toHaveLength(1_300);
    expect(readMinutes(blocks)).toBe(6);
    expect(readMinutes([])).toBe(1);
  });

  it('are parsed without ever throwing', () => {
    fc.assert(fc.property(fc.anything(), (content) => void parseArticleBlocks(content)));
    fc.assert(fc.property(fc.jsonValue(), (blocks) => void parseArticleBlocks(article(blocks))));
  });
});
