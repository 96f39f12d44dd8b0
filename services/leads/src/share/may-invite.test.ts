import { describe, expect, it } from '@jest/globals';
import { whyNotInvite, type SharingBasis } from './may-invite.js';

const basis: SharingBasis = {
  state: 'deposit_paid',
  balanceMinor: 199_200,
  hasPlan: false,
  balanceDueOn: '2027-05-02',
  today: '2027-01-04',
  places: 2,
  invitations: 0,
  proposedMinor: 66_400,
};

describe('companions may be invited', () => {
  it('while a balance is open and there is enough time', () => {
    expect(whyNotInvite(basis)).toBeNull();
    expect(whyNotInvite({ ...basis, state: 'balance_due', today: '2027-04-22' })).toBeNull();
  });

  it.each<[Partial<SharingBasis>, RegExp]>([
    [{ state: 'paid', balanceMinor: 0 }, /no balance/],
    [{ state: 'cancelled' }, /no balance/],
    [{ balanceDueOn: null }, /no balance/],
    [{ hasPlan: true }, /installments/],
    [{ today: '2027-04-23' }, /too soon/],
    [{ places: 0 }, /has a share/],
    [{ invitations: 30 }, /many invitations/],
    [{ proposedMinor: 99 }, /too little/],
  ])('but not with %j', (change, words) => {
    expect(whyNotInvite({ ...basis, ...change })).toMatch(words);
  });
});
