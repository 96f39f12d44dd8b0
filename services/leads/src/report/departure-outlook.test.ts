import { describe, expect, it } from '@jest/globals';
import { outlookOf } from './departure-outlook.js';

const seats = { capacity: 12, sold: 4, minimum: 6, isCanceled: false, daysLeft: 40 };

describe('the forecast of a departure', () => {
  it('is certain if the minimum is sold, or if there is none', () => {
    expect(outlookOf({ ...seats, sold: 6 }, []).outlook).toBe('runs');
    expect(outlookOf({ ...seats, minimum: null }, []).outlook).toBe('runs');
  });

  it('is based on the growth of earlier departures in the remaining days', () => {
    const earlier = [
      { then: 3, final: 6 },
      { then: 5, final: 6 },
    ];
    expect(outlookOf(seats, earlier)).toEqual({ outlook: 'on_course', expected: 6 });
    expect(outlookOf({ ...seats, sold: 3 }, earlier)).toEqual({ outlook: 'at_risk', expected: 5 });
  });

  it('is unknown without an earlier departure', () => {
    expect(outlookOf(seats, [])).toEqual({ outlook: 'unknown', expected: null });
  });

  it('expects at most the capacity, and at least the sold seats', () => {
    expect(outlookOf({ ...seats, sold: 10 }, [{ then: 1, final: 9 }]).expected).toBe(12);
    expect(outlookOf(seats, [{ then: 8, final: 5 }]).expected).toBe(4);
  });

  it('is over after the departure or a cancellation', () => {
    expect(outlookOf({ ...seats, daysLeft: -1 }, []).outlook).toBe('departed');
    expect(outlookOf({ ...seats, daysLeft: 0, sold: 6 }, []).outlook).toBe('runs');
    expect(outlookOf({ ...seats, isCanceled: true }, []).outlook).toBe('canceled');
  });
});
