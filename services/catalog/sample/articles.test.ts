import { describe, expect, it } from '@jest/globals';
import { sampleContent } from './content.js';

/** All strings in a value. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

describe('sample articles', () => {
  const sentencesOf = (blocks: (typeof sampleContent.articles)[number]['blocks']) =>
    strings(blocks)
      .flatMap((text) => text.replace(/<[^>]*>/g, '').split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(' ').length >= 4);

  it('have no sentence in common', () => {
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

  it('quote an anonymous sage in at most a third of them', () => {
    const quoting = sampleContent.articles.filter(({ blocks }) =>
      blocks.some(({ type }) => type === 'quote'),
    );
    expect(quoting.length).toBeLessThanOrEqual(sampleContent.articles.length / 3);
  });
});
