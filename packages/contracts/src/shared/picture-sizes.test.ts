import { describe, expect, it } from '@jest/globals';
import { offeredWidths } from './picture-sizes.js';

describe('the widths of a picture', () => {
  it.each([
    [150, [[180, 150]]],
    [
      300,
      [
        [180, 180],
        [360, 300],
      ],
    ],
    [
      480,
      [
        [180, 180],
        [360, 360],
        [480, 480],
      ],
    ],
    [
      1_400,
      [
        [180, 180],
        [360, 360],
        [480, 480],
        [800, 800],
        [1_200, 1_200],
        [1_920, 1_400],
      ],
    ],
    [
      4_000,
      [
        [180, 180],
        [360, 360],
        [480, 480],
        [800, 800],
        [1_200, 1_200],
        [1_920, 1_920],
      ],
    ],
  ])('of %d pixels are offered up to its own width', (original, expected) => {
    expect(offeredWidths(original).map(({ width, pixels }) => [width, pixels])).toEqual(expected);
  });
});
