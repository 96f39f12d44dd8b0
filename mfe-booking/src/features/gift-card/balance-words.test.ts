import { describe, expect, it } from '@jest/globals';
import { formatDay } from '@valam/contracts/shared/days';
import { balanceWords } from './balance-words';

const card = (amountMinor: number) => ({
  codeEnd: 'DDDD',
  balance: { amountMinor, currency: 'USD' as const },
  expiresOn: '2029-11-23',
});

describe('the balance of a gift card', () => {
  it('is said with the day through which it can be used', () => {
    expect(balanceWords(card(20_000), '2029-11-23')).toEqual({
      title: '$200 left',
      description: `On the card that ends in DDDD, valid through ${formatDay('2029-11-23')}.`,
      tone: 'success',
    });
  });

  it('is nothing once the card is used up', () => {
    expect(balanceWords(card(0), '2027-01-01').title).toBe('Nothing is left on this card');
  });

  it('cannot be used from the day after', () => {
    expect(balanceWords(card(20_000), '2029-11-24').title).toBe('This gift card has expired');
  });
});
