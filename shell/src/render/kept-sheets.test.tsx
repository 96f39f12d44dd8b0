/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { styled, type ServerStyleSheet } from 'styled-components';
import { KeptSheets } from './kept-sheets';

const Price = styled.p<{ $color: string }>`
  color: ${({ $color }) => $color};
`;
const stylesOf = (sheet: ServerStyleSheet, color: string): string => {
  renderToString(sheet.collectStyles(<Price $color={color} />));
  return sheet.getStyleTags();
};

describe('the style sheet of a page with visitor-specific content', () => {
  it('is reused from the previous rendering, with each style once', () => {
    const kept = new KeptSheets();
    const first = stylesOf(kept.take('tour'), 'red');
    expect(first).toContain('color:red');
    expect(stylesOf(kept.take('tour'), 'red')).toBe(first);
    expect(kept.take('tour')).toBe(kept.take('tour'));
  });

  it('is not shared with another page', () => {
    const kept = new KeptSheets();
    stylesOf(kept.take('tour'), 'red');
    expect(stylesOf(kept.take('temple'), 'blue')).not.toContain('color:red');
  });

  it('is replaced after 200 renderings, to remove unused styles', () => {
    const kept = new KeptSheets();
    stylesOf(kept.take('tour'), 'red');
    for (let rendering = 1; rendering < 200; rendering++) stylesOf(kept.take('tour'), 'blue');
    expect(stylesOf(kept.take('tour'), 'blue')).not.toContain('color:red');
  });

  it('is evicted by the 33rd page if it is the least recently used', () => {
    const kept = new KeptSheets();
    const [tour, temple] = [kept.take('tour'), kept.take('temple')];
    for (let page = 0; page < 30; page++) kept.take(`page ${page}`);
    expect(kept.take('tour')).toBe(tour);
    kept.take('one more');
    expect(kept.take('tour')).toBe(tour);
    expect(kept.take('temple')).not.toBe(temple);
  });
});
