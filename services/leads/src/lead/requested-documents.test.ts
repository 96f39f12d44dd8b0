import { describe, expect, it } from '@jest/globals';
import { requestedDocuments, saysDocuments } from './requested-documents.js';

describe('the documents requested by a download', () => {
  it.each([
    ['Requested documents: Hotel details, Food details', ['hotel', 'food']],
    ['Requested documents: Hotel details', ['hotel']],
    ['Requested documents: Food details', ['food']],
    ['+91 90000 12345', ['hotel', 'food']],
  ])('%s → %j', (mobile, expected) => {
    expect(requestedDocuments({ mobile })).toEqual(expected);
  });

  it('are read from their own field first', () => {
    expect(requestedDocuments({ requestedDocuments: ['food'], mobile: null })).toEqual(['food']);
  });

  it('are not read as a phone number', () => {
    expect(saysDocuments('Requested documents: Hotel details')).toBe(true);
    expect(saysDocuments('+49 30 1234')).toBe(false);
  });
});
