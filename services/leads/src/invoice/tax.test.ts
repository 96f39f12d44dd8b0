import { describe, expect, it } from '@jest/globals';
import { financialYear, isGstin, placeOfSupply, taxGivenBack, taxWithin } from './tax.js';

describe('the tax included in an amount', () => {
  it('and the net amount add up to the gross amount', () => {
    expect(taxWithin(10_500, 5)).toBe(500);
    expect(taxWithin(49_800, 5)).toBe(2_371);
    expect(taxWithin(49_800, 0)).toBe(0);
    expect(taxWithin(1, 5)).toBe(0);
  });

  it('is refunded completely, in any number of parts', () => {
    for (const gross of [1, 7, 49_800, 224_100, 99_999])
      for (const parts of [1, 2, 3, 7]) {
        const part = Math.floor(gross / parts);
        const amounts = [...Array<number>(parts - 1).fill(part), gross - part * (parts - 1)];
        let earlier = 0;
        let tax = 0;
        for (const amount of amounts) {
          const given = taxGivenBack(amount, earlier, 5);
          expect(given).toBeGreaterThanOrEqual(0);
          tax += given;
          earlier += amount;
        }
        expect(tax).toBe(taxWithin(gross, 5));
      }
  });
});

it('the financial year starts in April, in India', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('26-27');
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('27-28');
  expect(financialYear(new Date('2099-12-31T00:00:00Z'))).toBe('99-00');
});

it('a GSTIN has a state code and a check digit', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
  expect(isGstin('27AAPFU0939F1ZW')).toBe(false);
  expect(isGstin('99AAPFU0939F1ZV')).toBe(false);
  expect(isGstin('27aapfu0939f1zv')).toBe(false);
});

it('the place of supply is the state of a registered company, otherwise the seller’s', () => {
  expect(placeOfSupply('33AAAAA0000A1Z9', '27AAPFU0939F1ZV')).toBe('Maharashtra (27)');
  expect(placeOfSupply('33AAAAA0000A1Z9', 'DE123456789')).toBe('Tamil Nadu (33)');
  expect(placeOfSupply('33AAAAA0000A1Z9', null)).toBe('Tamil Nadu (33)');
});
