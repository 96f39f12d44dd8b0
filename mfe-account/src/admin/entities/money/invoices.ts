import { invoicesAdmin } from '@valam/contracts/leads/invoices.admin';
import { layoutOf } from '../../description/layout';
import { recordPlace } from '../../description/places';
import { textAt } from '../../description/values';
import { amountWords } from '../amount-words';
import { ofBooking } from './of-booking';

export const invoices = layoutOf(invoicesAdmin, {
  title: 'Tax invoices',
  noun: 'invoice',
  titleOf: (row) => `${textAt(row, 'number')}, ${amountWords(row['gross'])}`,
  stateOf: (row) => textAt(row, 'kind') || null,
  searchHint: 'Series, number',
  columns: [
    { key: 'number' },
    { key: 'issuedAt', label: 'When' },
    { key: 'kind' },
    { key: 'net' },
    { key: 'tax' },
    { key: 'gross' },
    { key: 'bookingId', label: 'Booking', as: 'record', of: 'bookings' },
  ],
  filters: [{ key: 'kind' }, { key: 'series' }, { key: 'currency' }],
  facts: [
    { key: 'gross' },
    { key: 'net' },
    { key: 'tax' },
    { key: 'taxPercent', label: 'Tax rate in percent' },
    { key: 'seller' },
    { key: 'buyer' },
    { key: 'company' },
    { key: 'taxNumber' },
    { key: 'placeOfSupply' },
    { key: 'issuedAt', label: 'Issued' },
    { key: 'drawnAt', label: 'First opened' },
  ],
  relatedLinksOf: (row) => [
    ...ofBooking(row),
    { label: 'The payment', href: recordPlace('payments', textAt(row, 'paymentId')) },
    ...(textAt(row, 'refundId')
      ? [{ label: 'The refund', href: recordPlace('refunds', textAt(row, 'refundId')) }]
      : []),
  ],
  listActions: [
    {
      name: 'csv',
      label: 'CSV for accountants',
      tone: 'primary',
      fields: [{ key: 'month', label: 'Month, such as 2027-01', kind: 'text', required: true }],
      outcome: (answer) => ({
        kind: 'file',
        name: answer.filename,
        text: answer.csv,
        pages: answer.pages,
      }),
      done: 'Written.',
    },
    {
      name: 'check',
      label: 'Check the numbers',
      confirm: 'Nothing is changed.',
      preview: {
        action: 'check',
        title: 'What was found',
        lines: ({ gaps, unnumbered }) =>
          gaps.length + unnumbered.length === 0
            ? ['No series has a gap, and every payment and refund has its document.']
            : [
                `Missing numbers: ${gaps.length}.`,
                `Payments and refunds without a document: ${unnumbered.length}.`,
              ],
        part: {
          title: 'Missing numbers',
          rows: 'gaps',
          columns: [
            { key: 'series', label: 'Series' },
            { key: 'number', label: 'Number', as: 'figure' },
          ],
        },
      },
      done: 'Checked.',
    },
  ],
});
