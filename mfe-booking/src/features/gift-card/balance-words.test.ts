import { describe, expect, it } from '@jest/globals';
import { formatDay } from '@valam/contracts/shared/days';
import { balanceWords } from './balance-words';

const card = (amountMinor: number) => ({
  codeEnd: 'DDDD',
  balance: { amountMinor, currency: 'USD' as const },
  expiresOn: '2029-11-23',
});

describe('the balance of a gift card', () => {
  it('is shown with the last day of its validity', () => {
    expect(balanceWords(card(20_000), '2029-11-23')).toEqual({
      title: '$200 left',
      description: `On the card that ends in DDDD, valid through ${formatDay('2029-11-23')}.`,
      tone: 'success',
    });
  });

  it('of nothing does not say that the card is used up: a hold may have reserved it', () => {
    expect(balanceWords(card(0), '2027-01-01')).toEqual({
      title: 'Nothing is available on this card now',
      description: 'The card that ends in DDDD was used, or is reserved for a booking that is not paid yet.',
    });
  });

  it('is shown as expired from the next day', () => {
    expect(balanceWords(card(20_000), '2029-11-24').title).toBe('This gift card has expired');
  });
});
