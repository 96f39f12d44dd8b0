import { describe, expect, it } from '@jest/globals';
import { filesOf, tooHeavy, type PageSize } from '../../../../packages/mfe-kit/build/sizes.ts';
import { weightProblems } from '../../src/check/page-sizes.ts';

const aPage = (bytes: number): PageSize => ({
  ...{ path: '/', bytes, whole: bytes, budget: 150_000, isOver: bytes > 150_000, ceiling: 188_800 },
});
const pages = (count: number, bytes = 180_000) => Array.from({ length: count }, () => aPage(bytes));

describe('the size budget of pages', () => {
  it('is exact to the byte', () => {
    expect(weightProblems(pages(20, 188_800), tooHeavy)).toEqual([]);
    expect(weightProblems([...pages(20), aPage(188_801)], tooHeavy)).toEqual([
      'a first view of / weighs 188801 bytes; at most 188800',
    ]);
  });

  it('fails when too few pages were measured', () => {
    expect(weightProblems(pages(19), tooHeavy)).toEqual([
      'only 19 pages were weighed: the check itself is broken',
    ]);
  });

  it('fails on a missing chunk instead of counting it as empty', () => {
    const chunks = { remote: ['remote.js'], panel: ['panel.js', 'panel.css'] };
    expect(filesOf(chunks, 'panel')).toEqual(['panel.js', 'panel.css']);
    expect(() => filesOf(chunks, 'renamed')).toThrow('There is no chunk renamed in remote, panel');
  });
});
