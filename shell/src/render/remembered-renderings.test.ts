import { describe, expect, it } from '@jest/globals';
import { RememberedRenderings } from './remembered-renderings';

const first = { pageId: 'first_page-1' };
const second = { pageId: 'second_page2' };
const html = (own: typeof first) => `<input value="${own.pageId}_r1_0">`;

describe('remembered renderings', () => {
  it('gives each visitor a page id of their own', () => {
    const pages = new RememberedRenderings();
    pages.keep('tour', html(first), first);
    expect(pages.find('tour', second)).toBe(html(second));
    expect(pages.find('tour', first)).toBe(html(first));
  });

  it('knows nothing of what was made from something else', () => {
    const pages = new RememberedRenderings();
    pages.keep('tour with 5 seats', html(first), first);
    expect(pages.find('tour with 4 seats', second)).toBeNull();
  });

  it('makes a page again after its time', () => {
    let now = 0;
    const pages = new RememberedRenderings({ pages: 9, characters: 9_000, ms: 60_000 }, () => now);
    pages.keep('tour', html(first), first);
    now = 60_001;
    expect(pages.find('tour', second)).toBeNull();
  });

  it.each([
    ['pages', { pages: 2, characters: 9_000, ms: 1_000 }],
    ['characters', { pages: 9, characters: html(first).length * 2, ms: 1_000 }],
  ])('forgets the oldest when there are too many %s', (_, limits) => {
    const pages = new RememberedRenderings(limits, () => 0);
    for (const key of ['a', 'b', 'b', 'c']) pages.keep(key, html(first), first);
    expect(['a', 'b', 'c'].filter((key) => pages.find(key, second))).toEqual(['b', 'c']);
  });
});
