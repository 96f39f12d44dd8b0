import { describe, expect, it } from '@jest/globals';
import { instantOfIst, istInputValue, istMoment } from './ist';

describe('a moment in India', () => {
  it('is the end of its day where it is that', () => {
    expect(istMoment('2027-01-07T18:29:59.999Z')).toBe('Jan 07, 2027, end of day IST');
  });

  it('has its time otherwise, on the day that it is in India', () => {
    expect(istMoment('2027-01-07T20:00:00Z')).toBe('Jan 08, 2027, 01:30 IST');
  });

  it('comes back from a field as it went in', () => {
    const instant = '2027-02-06T03:00:00.000Z';
    expect(istInputValue(instant)).toBe('2027-02-06T08:30');
    expect(instantOfIst(istInputValue(instant))).toBe(instant);
    expect(instantOfIst('')).toBeNull();
  });
});
