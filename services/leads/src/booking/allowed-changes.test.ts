import { bookingStates } from '@valam/contracts/leads/booking-states';
import { describe, expect, it } from '@jest/globals';
import { mayCancel, mayChange, mayPayBalance, permission, stateSoon } from './allowed-changes.js';

const startDate = '2027-06-01';
const early = new Date('2027-01-01T00:00:00Z');
const ist = (text: string): Date => new Date(`${text}+05:30`);

describe('the changes that a traveler may still make', () => {
  it.each(bookingStates)('in state %s', (state) => {
    const travels = ['deposit_paid', 'balance_due', 'paid'].includes(state);
    expect(mayCancel(state, startDate, early)).toBe(travels);
    expect(mayChange('changeDate', state, startDate, early)).toBe(travels);
    expect(mayPayBalance(state, 100)).toBe(state === 'deposit_paid' || state === 'balance_due');
    expect(stateSoon(state, early)).toBe(travels ? 'cancelled' : state);
    expect(stateSoon(state, null)).toBe(state);
    expect(permission('transfer', state, startDate, early).until).toBe(travels ? '2027-05-17' : null);
  });

  it('end by calendar days in India', () => {
    expect(mayChange('changeDate', 'paid', startDate, ist('2027-05-02T23:59:59'))).toBe(true);
    expect(mayChange('changeDate', 'paid', startDate, ist('2027-05-03T00:00:00'))).toBe(false);
    expect(mayChange('transfer', 'paid', startDate, ist('2027-05-17T23:59:59'))).toBe(true);
    expect(mayChange('transfer', 'paid', startDate, ist('2027-05-18T00:00:00'))).toBe(false);
    expect(mayCancel('paid', startDate, ist('2027-05-31T23:59:59'))).toBe(true);
    expect(mayCancel('paid', startDate, ist('2027-06-01T00:00:00'))).toBe(false);
  });
});
