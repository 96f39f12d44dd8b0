import { describe, expect, it } from '@jest/globals';
import { foldSpelling, plainSpelling } from './fold-spelling.js';

describe('folded spelling', () => {
  it.each([
    ['Thiruvannamalai', 'Tiruvanamalai'],
    ['Tiruvaṇṇāmalai', 'Tiruvannamalai'],
    ['Rameshwaram', 'Rameswaram'],
    ['Meenakshi', 'Minakshi'],
    ['Kanniyakumari', 'Kanyakumari'],
    ['Shiva', 'Siva'],
    ['Kozhikode', 'Kolikode'],
    ['Viswanath', 'Vishwanatha'.slice(0, -1)],
    ['Krishna', 'Krisna'],
    ['Poori', 'Puri'],
  ])('is the same for %s and %s', (one, other) => {
    expect(foldSpelling(one)).toBe(foldSpelling(other));
  });

  it('differs for different places', () => {
    expect(foldSpelling('Tirupati')).not.toBe(foldSpelling('Tirumala'));
    expect(foldSpelling('Madurai')).not.toBe(foldSpelling('Mathura'));
  });

  it('has no stop words, which are removed before folding', () => {
    expect(foldSpelling('The temple of the Sun')).toBe('temple sun');
  });

  it('keeps Indian scripts unchanged', () => {
    expect(foldSpelling('திருவண்ணாமலை')).toBe('திருவண்ணாமலை');
    expect(plainSpelling('काशी')).toBe('काशी');
  });

  it('is valid for any input', () => {
    expect(foldSpelling(`'); drop table tour; -- & | ! : *`)).toBe('drop table tur');
    expect(foldSpelling('   ')).toBe('');
  });
});
