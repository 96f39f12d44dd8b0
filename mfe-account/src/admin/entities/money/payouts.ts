import { payoutsAdmin } from '@valam/contracts/identity/payouts.admin';
import { layoutOf } from '../../description/layout';
import { asText } from '../../description/as-text';
import { listPlace, recordPlace } from '../../description/places';
import { offers, textAt } from '../../description/values';
import { amountWords } from '../amount-words';

export const payouts = layoutOf(payoutsAdmin, {
  title: 'Payouts',
  noun: 'payout',
  titleOf: (row) => `${textAt(row, 'partner') || 'A partner'}, ${amountWords(row['amount'])}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Payment reference, details',
  columns: [
    { key: 'proposedAt', label: 'Proposed' },
    { key: 'partner' },
    { key: 'amount' },
    { key: 'lineCount', label: 'Lines' },
    { key: 'method', label: 'By', as: 'word' },
    { key: 'details', label: 'To' },
    { key: 'state' },
    { key: 'paidAt', label: 'Paid' },
  ],
  filters: [{ key: 'state' }],
  facts: [
    { key: 'amount' },
    { key: 'method', label: 'By', as: 'word' },
    { key: 'details', label: 'To' },
    { key: 'proposedAt', label: 'Proposed' },
    { key: 'proposedBy' },
    { key: 'paidAt', label: 'Paid' },
    { key: 'paymentReference' },
    { key: 'cancelledAt', label: 'Cancelled' },
    { key: 'cancelReason', label: 'Reason', as: 'long' },
  ],
  parts: [
    {
      title: 'What it is for',
      rows: 'lines',
      columns: [
        { key: 'bookingRef', label: 'Booking' },
        { key: 'tourTitle', label: 'Tour' },
        { key: 'cause', label: 'Cause', as: 'state' },
        { key: 'amount', label: 'Amount', as: 'money' },
      ],
      href: (line) => recordPlace('commissions', textAt(line, 'id')),
    },
  ],
  relatedLinksOf: (row) => [
    {
      label: `All its lines, ${asText(row['lineCount'])}`,
      href: listPlace('commissions', { payoutId: textAt(row, 'id') }),
    },
    { label: 'The partner', href: recordPlace('contributors', textAt(row, 'contributorId')) },
    {
      label: 'All commissions of the partner',
      href: listPlace('commissions', { contributorId: textAt(row, 'contributorId') }),
    },
  ],
  actions: [
    {
      name: 'mark-paid',
      label: 'Mark as paid',
      tone: 'primary',
      when: offers('markPaid'),
      fields: [{ key: 'paymentReference', label: 'Reference of the payment', kind: 'text', required: true }],
      mayHaveReason: true,
      confirm: 'The money has left. The partner gets an email.',
      done: 'Marked as paid.',
    },
    {
      name: 'cancel',
      label: 'Cancel the payout',
      tone: 'danger',
      when: offers('cancel'),
      confirm: 'Its lines wait for the next run.',
      done: 'Cancelled.',
    },
  ],
  listActions: [
    {
      name: 'run',
      label: 'Payout run',
      tone: 'primary',
      confirm: 'This proposes a payout for each partner below who is due one. No money moves yet.',
      preview: {
        action: 'preview',
        lines: ({ items, partners = items.length, paid }) => [
          `${paid ?? items.filter(({ verdict }) => verdict === 'pay').length} of ${partners} partners are due a payout.`,
          ...(partners > items.length ? [`The first ${items.length} of them are below.`] : []),
        ],
        part: {
          title: 'Partners',
          rows: 'items',
          columns: [
            { key: 'partner', label: 'Partner' },
            { key: 'email', label: 'Email' },
            { key: 'amount', label: 'Amount', as: 'money' },
            { key: 'verdict', label: 'Verdict', as: 'state' },
            { key: 'payableFrom', label: 'Details payable from', as: 'moment' },
          ],
        },
      },
      done: 'The payouts are proposed.',
    },
    {
      name: 'export',
      label: 'CSV for the bank',
      confirm: 'The file holds full payment details of everyone waiting to be paid. Keep it safe.',
      outcome: (answer) => ({
        kind: 'file',
        name: answer.filename,
        text: answer.csv,
        next: answer.next,
      }),
      done: 'Written.',
    },
  ],
});
