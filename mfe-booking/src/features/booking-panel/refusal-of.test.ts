import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './refusal-of';

const refused = (code: string, details?: Record<string, unknown>) =>
  refusalOf({ status: 409, problem: { code, kind: 'conflict', message: '', details } });

describe('a refused booking', () => {
  it('shows the new price and stays on the details step', () => {
    expect(
      refused('leads.price_changed', { currency: 'EUR', amount: 4780, depositAmount: 956 }),
    ).toMatchObject({
      notice: { text: expect.stringContaining('€4,780') },
      backToChoice: false,
    });
  });

  it('shows how many seats are left and returns to the first step', () => {
    expect(refused('leads.departure_full', { free: 2 })).toMatchObject({
      notice: { text: expect.stringContaining('Only 2 left') },
      backToChoice: true,
    });
    expect(refused('leads.departure_full', { free: 0 })?.notice.text).toContain('waitlist');
  });

  it('returns to the first step, which has the rooms, if the room was given up', () => {
    const fields = { roomOptionId: 'This room is not offered.' };
    expect(refused('input.invalid', { fields })).toMatchObject({
      notice: { title: 'This room is no longer offered' },
      backToChoice: true,
    });
  });

  it('has no notice for any other problem', () => {
    expect(refused('internal')).toBeNull();
    expect(refused('input.invalid', { fields: { email: 'Invalid email address' } })).toBeNull();
  });
});
