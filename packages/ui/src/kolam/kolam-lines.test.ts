import { describe, expect, it } from '@jest/globals';
import { kolamDots, kolamLines, ringLines } from './kolam-lines';

describe('the kolam line', () => {
  it.each([
    [4, 3],
    [3, 2],
    [12, 1],
    [1, 1],
  ])('surrounds %d × %d dots with one closed line', (columns, rows) => {
    const lines = kolamLines(columns, rows);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^M.*Z$/);
    expect(kolamDots(columns, rows)).toHaveLength(columns * rows);
  });

  it('consists of as many lines as the greatest common divisor of columns and rows', () => {
    expect(kolamLines(4, 2)).toHaveLength(2);
    expect(kolamLines(3, 3)).toHaveLength(3);
  });

  it('has exactly the designed path for 3 × 1 dots', () => {
    expect(kolamLines(3, 1)[0]).toBe(
      'M1.5 0.5L2.5 1.5A.7071 .7071 0 0 0 3.5 1.5L4.5 0.5A.7071 .7071 0 0 1 5.5 0.5A.7071 .7071 0 0 1 5.5 1.5A.7071 .7071 0 0 1 4.5 1.5L3.5 0.5A.7071 .7071 0 0 0 2.5 0.5L1.5 1.5A.7071 .7071 0 0 1 0.5 1.5A.7071 .7071 0 0 1 0.5 0.5A.7071 .7071 0 0 1 1.5 0.5Z',
    );
  });

  it('bends into a ring of two strands', () => {
    const [a, b] = ringLines(24);
    expect(a).toMatch(/^M96\.5 50C/);
    expect(b).not.toBe(a);
  });
});
