import { describe, expect, it } from '@jest/globals';
import { shorten } from './shorten.js';

describe('a shortened text', () => {
  it('is unchanged if it fits', () => {
    expect(shorten('She gave no system.', 40)).toBe('She gave no system.');
  });

  it('ends between words with an ellipsis', () => {
    expect(shorten('He sat here for eleven years', 12)).toBe('He sat here…');
    expect(shorten('He sat here, for eleven years', 14)).toBe('He sat here…');
  });

  it('has no ellipsis after a complete sentence', () => {
    expect(shorten('She gave no system. She gave tea.', 22)).toBe('She gave no system.');
  });

  it('without spaces is cut at the limit', () => {
    expect(shorten('a'.repeat(30), 10)).toBe(`${'a'.repeat(10)}…`);
  });
});
