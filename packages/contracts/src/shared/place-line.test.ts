import { describe, expect, it } from '@jest/globals';
import { placeLine } from './place-line.js';

describe('the line of a place', () => {
  it.each([
    [['Belur, Howrah', 'Howrah', 'West Bengal'], 'Belur, Howrah, West Bengal'],
    [['Varanasi', 'Varanasi', 'Uttar Pradesh'], 'Varanasi, Uttar Pradesh'],
    [['Srirangam, Tiruchirappalli', 'Tiruchirappalli', null], 'Srirangam, Tiruchirappalli'],
    [[null, undefined, ''], ''],
  ])('%j contains every part once', (parts, line) => {
    expect(placeLine(...parts)).toBe(line);
  });
});
