import { describe, expect, it } from '@jest/globals';
import { leastUrgentWhenBusy, priorityOf, variantsOf } from './variants.js';

describe('the variants of a picture', () => {
  it('are all six widths, in three formats, for a large one', () => {
    expect(variantsOf(4_000)).toHaveLength(18);
  });
  it('end with the width that contains the original', () => {
    expect([...new Set(variantsOf(1_600).map(({ width }) => width))]).toEqual([
      180, 360, 480, 800, 1200, 1920,
    ]);
    expect([...new Set(variantsOf(1_000).map(({ width }) => width))]).toEqual([180, 360, 480, 800, 1200]);
    expect([...new Set(variantsOf(300).map(({ width }) => width))]).toEqual([180, 360]);
  });
});

describe('the most urgent variant', () => {
  it('is that of cards', () => {
    expect(priorityOf({ width: 480, format: 'jpeg' }, 0)).toBeGreaterThan(
      priorityOf({ width: 1920, format: 'webp' }, 3),
    );
  });
  it('is not a large AVIF while a faster one waits', () => {
    expect(priorityOf({ width: 800, format: 'avif' }, 3)).toBeLessThan(
      priorityOf({ width: 1920, format: 'jpeg' }, 0),
    );
  });
  it('can be AVIF in the width of lists on phones', () => {
    expect(priorityOf({ width: 360, format: 'avif' }, 0)).toBeGreaterThan(leastUrgentWhenBusy);
    expect(priorityOf({ width: 360, format: 'avif' }, 3)).toBeLessThan(
      priorityOf({ width: 360, format: 'webp' }, 3),
    );
  });
  it('is that of the more prominent picture', () => {
    expect(priorityOf({ width: 800, format: 'webp' }, 3)).toBeGreaterThan(
      priorityOf({ width: 800, format: 'webp' }, 1),
    );
  });
});
