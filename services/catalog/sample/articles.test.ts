import { describe, expect, it } from '@jest/globals';
import { sampleContent } from './content.js';

/** Every string of a value. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

describe('the articles of the sample', () => {
  const sentencesOf = (blocks: (typeof sampleContent.articles)[number]['blocks']) =>
    strings(blocks)
      .flatMap((text) => text.replace(/<[^>]*>/g, '').split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(' ').length >= 4);

  it('share no sentence, no matter who wrote them', () => {
    const seen = new Map<string, string>();
    const twice = sampleContent.articles.flatMap(({ slug, blocks }) =>
      sentencesOf(blocks).filter((sentence) => {
        const other = seen.get(sentence);
        seen.set(sentence, slug);
        return other !== undefined && other !== slug;
      }),
    );
    expect(twice).toEqual([]);
  });

  it('quote a wise stranger in one of three at most', () => {
    const quoting = sampleContent.articles.filter(({ blocks }) =>
      blocks.some(({ type }) => type === 'quote'),
    );
    expect(quoting.length).toBeLessThanOrEqual(sampleContent.articles.length / 3);
  });
});
