import { describe, expect, it } from '@jest/globals';
import { commissionsCsv } from './commission-csv.js';

const needed = ['Date', 'Base USD', 'Rate %', 'Commission USD', 'State', 'Completed', 'Payable from', 'Paid'];

describe('the CSV of commission lines', () => {
  it('names every column needed to recompute a commission, even before there is a line', () => {
    const header = commissionsCsv([])
      .replace(/^\uFEFF/, '')
      .trim()
      .split(',');
    expect(header).toEqual(expect.arrayContaining(needed));
  });
});
