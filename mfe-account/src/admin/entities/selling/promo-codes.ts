import { promoCodesAdmin } from '@valam/contracts/leads/promo-codes.admin';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { formatMoney } from '@valam/contracts/shared/money';
import { layoutOf } from '../../description/layout';
import { moneyIn, textAt } from '../../description/values';
import { departuresAhead } from './departures-ahead';

/** `$1,200, ₹40,000`: one sum for each currency. */
const sums = (key: string) => (record: AdminRecord) => {
  const listed: unknown = record[key];
  const amounts = Array.isArray(listed) ? listed.map(moneyIn) : [];
  return amounts.flatMap((amount) => (amount ? [formatMoney(amount)] : [])).join(', ');
};

/** What can be changed later; the code itself cannot, because people have it. */
const terms = [
  {
    key: 'label',
    hint: 'What travelers read beside the discount.',
  },
  { key: 'percent', label: 'Percent off', hint: 'From 1 to 90, or fixed amounts below.' },
  { key: 'amountUSD', label: 'Fixed amount in USD' },
  { key: 'amountEUR', label: 'Fixed amount in EUR' },
  { key: 'amountGBP', label: 'Fixed amount in GBP' },
  { key: 'amountINR', label: 'Fixed amount in INR' },
  { key: 'startsOn', label: 'First day', hint: 'In India.' },
  { key: 'endsOn', label: 'Last day' },
  { key: 'mostUses', label: 'Uses at most', hint: 'Empty: no limit.' },
  { key: 'mostUsesPerPerson', label: 'Uses per person at most' },
  { key: 'leastTravelers', label: 'Travelers at least' },
  { key: 'tourIds', label: 'Only these tours', kind: 'records', of: 'tours' },
  { key: 'retreatIds', label: 'Only these retreats', kind: 'records', of: 'retreats' },
  {
    key: 'departureIds',
    label: 'Only these departures',
    kind: 'records',
    of: 'departures',
    onlyIn: departuresAhead,
  },
  { key: 'isFirstBookingOnly', label: 'Only for a first booking' },
  { key: 'isActive', label: 'Active', hint: 'A new code is active at once.', initial: true },
] as const;

/** Promo codes with their use and the revenue from them. */
export const promoCodes = layoutOf(promoCodesAdmin, {
  title: 'Promo codes',
  noun: 'promo code',
  canCreate: true,
  titleOf: (record) => textAt(record, 'code'),
  searchHint: 'Code, label',
  hasListCsv: true,
  columns: [
    { key: 'code' },
    { key: 'label' },
    { key: 'percent', label: 'Percent off' },
    { key: 'isActive', label: 'Active' },
    { key: 'endsOn', label: 'Last day' },
    { key: 'uses' },
    { key: 'mostUses', label: 'At most' },
    { key: 'revenue', label: 'Booked', value: sums('revenue') },
  ],
  fields: terms,
  newFields: [{ key: 'code', hint: 'What people type. It cannot be changed later.' }, ...terms],
  facts: [
    { key: 'code' },
    { key: 'label' },
    { key: 'uses' },
    { key: 'discounts', label: 'Discounts given', value: sums('discounts') },
    { key: 'revenue', label: 'Booked', value: sums('revenue') },
    { key: 'createdAt', label: 'Made' },
  ],
});
