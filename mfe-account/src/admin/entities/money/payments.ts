import { paymentsAdmin } from '@valam/contracts/leads/payments.admin';
import { currencies } from '@valam/contracts/shared/money';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { textAt } from '../../description/values';
import { amountWords } from '../amount-words';
import { ofBooking } from './of-booking';

export const payments = layoutOf(paymentsAdmin, {
  title: 'Payments',
  noun: 'payment',
  titleOf: (row) => `${amountWords(row['amount'])}, receipt ${textAt(row, 'receiptNumber')}`,
  stateOf: (row) => textAt(row, 'kind') || null,
  searchHint: 'Receipt, number at the provider, note',
  hasListCsv: true,
  columns: [
    { key: 'receiptNumber', label: 'Receipt' },
    { key: 'capturedAt', label: 'When' },
    { key: 'amount' },
    { key: 'kind', label: 'For' },
    { key: 'method', label: 'By', as: 'word' },
    { key: 'bookingId', label: 'Booking', as: 'record', of: 'bookings' },
  ],
  filters: [
    { key: 'kind', label: 'For' },
    { key: 'method', label: 'By' },
    { key: 'currency', kind: 'select', options: optionsOf(currencies) },
  ],
  facts: [
    { key: 'amount' },
    { key: 'capturedAt', label: 'When' },
    { key: 'method', label: 'By', as: 'word' },
    { key: 'providerPaymentId', label: 'Number at the provider' },
    { key: 'recordedBy' },
    { key: 'note', as: 'long' },
    { key: 'disputedAt', label: 'Disputed' },
  ],
  relatedLinksOf: ofBooking,
});
