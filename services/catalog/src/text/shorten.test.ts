import { describe, expect, it } from '@jest/globals';
import { shorten } from './shorten.js';

describe('shortening a text', () => {
  it('keeps a text that fits', () => {
    expect(shorten('She gave no system.', 40)).toBe('She gave no system.');
  });

  it('cuts between words and adds an ellipsis', () => {
    expect(shorten('He sat here for eleven years', 12)).toBe('He sat here…');
    expect(shorten('He sat here, for eleven years', 14)).toBe('He sat here…');
  });

  it('adds no ellipsis after a sentence that is complete', () => {
    expect(shorten('She gave no system. She gave tea.', 22)).toBe('She gave no system.');
  });

  it('cuts a text without spaces at the limit', () => {
    expect(shorten('a'.repeat(30), 10)).toBe(`${'a'.repeat(10)}…`);
  });
});
