import { describe, expect, it } from '@jest/globals';
import { splitName } from './names.js';

describe('names', () => {
  it.each([
    [
      { firstName: 'Anna', lastName: 'Berg' },
      { firstName: 'Anna', lastName: 'Berg', name: 'Anna Berg' },
    ],
    [{ name: 'Anna Maria Berg' }, { firstName: 'Anna', lastName: 'Maria Berg', name: 'Anna Maria Berg' }],
    [{ name: 'Anna' }, { firstName: 'Anna', lastName: null, name: 'Anna' }],
    [
      { firstName: 'Anna', lastName: '' },
      { firstName: 'Anna', lastName: null, name: 'Anna' },
    ],
    [{}, { firstName: null, lastName: null, name: null }],
  ])('%j → %j', (given, expected) => {
    expect(splitName(given)).toEqual(expected);
  });
});
