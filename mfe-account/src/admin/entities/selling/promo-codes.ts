import { promoCodesAdmin } from '@valam/contracts/leads/promo-codes.admin';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { formatMoney } from '@valam/contracts/shared/money';
import { layoutOf } from '../../description/layout';
import { moneyIn, textAt } from '../../description/values';

/** `$1,200, ₹40,000`: one sum for each currency. */
const sums = (key: string) => (record: AdminRecord) => {
  const listed: unknown = record[key];
  const amounts = Array.isArray(listed) ? listed.map(moneyIn) : [];
  return amounts.flatMap((amount) => (amount ? [formatMoney(amount)] : [])).join(', ');
};

/** Codes that take something off a price, with their use and what they have earned. */
export const promoCodes = layoutOf(promoCodesAdmin, {
  title: 'Promo codes',
  noun: 'promo code',
  canCreate: true,
  titleOf: (record) => textAt(record, 'code'),
  searchHint: 'Code, label',
  hasListCsv: true,
  columns: [
    { key: 'code', label: 'Code' },
    { key: 'label', label: 'Label' },
    { key: 'percent', label: 'Percent off', as: 'figure' },
    { key: 'isActive', label: 'Active', as: 'flag' },
    { key: 'endsOn', label: 'Last day', as: 'day' },
    { key: 'uses', label: 'Uses', as: 'figure' },
    { key: 'mostUses', label: 'At most', as: 'figure' },
    { key: 'revenue', label: 'Booked', value: sums('revenue') },
  ],
  fields: [
    {
      key: 'code',
      label: 'Code',
      kind: 'text',
      required: true,
      hint: 'What people type. It stays as it is.',
    },
    {
      key: 'label',
      label: 'Label',
      kind: 'text',
      required: true,
      hint: 'What travelers read beside the discount.',
    },
    { key: 'percent', label: 'Percent off', kind: 'number', hint: 'From 1 to 90, or fixed amounts below.' },
    { key: 'amountUSD', label: 'Fixed amount in USD', kind: 'number' },
    { key: 'amountEUR', label: 'Fixed amount in EUR', kind: 'number' },
    { key: 'amountGBP', label: 'Fixed amount in GBP', kind: 'number' },
    { key: 'amountINR', label: 'Fixed amount in INR', kind: 'number' },
    { key: 'startsOn', label: 'First day', kind: 'day', hint: 'In India.' },
    { key: 'endsOn', label: 'Last day', kind: 'day' },
    { key: 'mostUses', label: 'Uses at most', kind: 'number', hint: 'Empty: no limit.' },
    { key: 'mostUsesPerPerson', label: 'Uses per person at most', kind: 'number' },
    { key: 'leastTravelers', label: 'Travelers at least', kind: 'number' },
    { key: 'tourIds', label: 'Only these tours', kind: 'records', of: 'tours' },
    { key: 'departureIds', label: 'Only these departures', kind: 'records', of: 'departures' },
    { key: 'isFirstBookingOnly', label: 'Only for a first booking', kind: 'flag' },
    { key: 'isActive', label: 'Active', kind: 'flag' },
  ],
  facts: [
    { key: 'code', label: 'Code' },
    { key: 'label', label: 'Label' },
    { key: 'uses', label: 'Uses', as: 'figure' },
    { key: 'discounts', label: 'Discounts given', value: sums('discounts') },
    { key: 'revenue', label: 'Booked', value: sums('revenue') },
    { key: 'createdAt', label: 'Made', as: 'moment' },
  ],
});
