import { bookingTermsAdmin } from '@valam/contracts/leads/booking-terms.admin';
import { layoutOf } from '../../description/layout';

/** The terms of all new bookings; a single record. */
export const bookingTerms = layoutOf(bookingTermsAdmin, {
  title: 'Booking terms',
  noun: 'booking terms',
  titleOf: () => 'Deposit, balance and hold',
  columns: [
    { key: 'id', label: 'What', value: () => 'Deposit, balance and hold' },
    { key: 'depositPercent', label: 'Deposit, percent' },
    { key: 'balanceDaysBefore', label: 'Balance, days before' },
    { key: 'holdMinutes', label: 'Hold, minutes' },
    { key: 'changedAt', label: 'Changed' },
  ],
  fields: [
    {
      key: 'depositPercent',
      label: 'Deposit, percent of the total',
      required: true,
      hint: 'From 5 to 90. Bookings that have begun keep theirs.',
    },
    {
      key: 'balanceDaysBefore',
      label: 'Days before departure on which the balance is due',
      required: true,
      hint: 'From 1 to 180.',
    },
    {
      key: 'holdMinutes',
      label: 'Minutes for which seats are held for a payment',
      required: true,
      hint: 'From 33 to 240: the payment page itself lives 31 minutes.',
    },
  ],
  facts: [
    { key: 'depositPercent', label: 'Deposit, percent' },
    { key: 'balanceDaysBefore', label: 'Balance, days before' },
    { key: 'holdMinutes', label: 'Hold, minutes' },
    { key: 'changedAt', label: 'Changed' },
    { key: 'version' },
  ],
});
