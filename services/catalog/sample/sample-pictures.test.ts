import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sampleContent as content } from './content.js';
import type { SamplePicture } from './types.js';

const folder = join(import.meta.dirname, 'pictures');

/** The entity’s name in picture files, its records, and the slot of the main picture. */
const illustrated: [string, { slug: string; pictures: SamplePicture[] }[], string][] = [
  ['tour', content.tours, 'display'],
  ['retreat', content.retreats, 'display'],
  ['temple', content.temples, 'display'],
  ['venue', content.venues, 'display'],
  ['ashram', content.ashrams, 'display'],
  ['article', content.articles, 'featured'],
  ['contributor', content.contributorPictures, 'profile'],
];

describe('sample pictures', () => {
  it.each(illustrated)('every %s has a main picture, and every picture a file', (entity, records, main) => {
    for (const { slug, pictures } of records) {
      expect([slug, pictures.map((picture) => picture.slot)]).toEqual([slug, expect.arrayContaining([main])]);
      for (const { slot, alt } of pictures) {
        expect([
          `${entity}-${slug}-${slot}.webp`,
          existsSync(join(folder, `${entity}-${slug}-${slot}.webp`)),
        ]).toEqual([`${entity}-${slug}-${slot}.webp`, true]);
        expect(alt).toMatch(/^Drawing: /);
      }
    }
  });

  it('are small enough for the repository', () => {
    const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
    expect(Math.max(...sizes)).toBeLessThan(200_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16_000_000);
  });
});
