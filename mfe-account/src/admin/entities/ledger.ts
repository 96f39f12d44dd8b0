import { commissionStates, commissionCauses } from '@valam/contracts/identity/commission.schema';
import { payoutStates } from '@valam/contracts/identity/payout.schema';
import { currencies } from '@valam/contracts/shared/money';
import type { EntityDescription } from '../description/entity-description';
import { inWords, optionsOf } from '../description/field-description';
import { listPlace, recordPlace } from '../description/places';
import { offers, rowsAt, textAt } from '../description/values';
import { amountWords } from './amount-words';
import { money, treasurers } from './roles';

const ofBooking = (row: Readonly<Record<string, unknown>>) => [
  { label: 'The booking', href: recordPlace('bookings', textAt(row, 'bookingId')) },
];
const stateIs =
  (...states: string[]) =>
  (row: Readonly<Record<string, unknown>>) =>
    states.includes(textAt(row, 'state'));

export const payments: EntityDescription = {
  name: 'payments',
  title: 'Payments',
  noun: 'payment',
  roles: { read: money },
  titleOf: (row) => `${amountWords(row['amount'])}, receipt ${textAt(row, 'receiptNumber')}`,
  stateOf: (row) => textAt(row, 'kind') || null,
  searchHint: 'Receipt, number at the provider, note',
  columns: [
    { key: 'receiptNumber', label: 'Receipt', as: 'figure', sortable: true },
    { key: 'capturedAt', label: 'When', as: 'moment', sortable: true },
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'kind', label: 'For', as: 'state' },
    { key: 'method', label: 'By' },
    { key: 'bookingId', label: 'Booking', as: 'record', of: 'bookings' },
  ],
  filters: [
    { key: 'kind', label: 'For', kind: 'text' },
    { key: 'method', label: 'By', kind: 'select', options: optionsOf(['card', 'offline']) },
    { key: 'currency', label: 'Currency', kind: 'select', options: optionsOf(currencies) },
  ],
  facts: [
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'capturedAt', label: 'When', as: 'moment' },
    { key: 'method', label: 'By' },
    { key: 'providerPaymentId', label: 'Number at the provider' },
    { key: 'recordedBy', label: 'Recorded by' },
    { key: 'note', label: 'Note', as: 'long' },
    { key: 'disputedAt', label: 'Disputed', as: 'moment' },
  ],
  waysOf: ofBooking,
};

export const refunds: EntityDescription = {
  name: 'refunds',
  title: 'Refunds',
  noun: 'refund',
  roles: { read: money },
  titleOf: (row) => `${amountWords(row['amount'])} back`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Reason, number at the provider',
  columns: [
    { key: 'createdAt', label: 'Ordered', as: 'moment', sortable: true },
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'kind', label: 'Why', as: 'state' },
    { key: 'state', label: 'State', as: 'state', sortable: true },
    { key: 'bookingId', label: 'Booking', as: 'record', of: 'bookings' },
    { key: 'lastError', label: 'Trouble' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(['pending', 'refunded', 'failed']) },
    {
      key: 'kind',
      label: 'Why',
      kind: 'select',
      options: optionsOf([
        'policy',
        'manual',
        'late_payment',
        'departure_cancelled',
        'overpaid',
        'duplicate',
      ]),
    },
    { key: 'currency', label: 'Currency', kind: 'select', options: optionsOf(currencies) },
  ],
  facts: [
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'kind', label: 'Why', as: 'state' },
    { key: 'reason', label: 'Reason', as: 'long' },
    { key: 'requestedBy', label: 'Ordered by' },
    { key: 'attempt', label: 'Tried', as: 'figure' },
    { key: 'lastError', label: 'Trouble', as: 'long' },
    { key: 'providerRefundId', label: 'Number at the provider' },
    { key: 'createdAt', label: 'Ordered', as: 'moment' },
    { key: 'settledAt', label: 'Settled', as: 'moment' },
  ],
  waysOf: ofBooking,
  actions: [
    {
      name: 'retry',
      label: 'Try again',
      roles: money,
      tone: 'primary',
      when: stateIs('failed', 'pending'),
      done: 'It is tried again.',
    },
    {
      name: 'mark-paid',
      label: 'Paid another way',
      roles: treasurers,
      when: stateIs('failed', 'pending'),
      needsReason: true,
      confirm: 'The money was given back by transfer or in cash. It is not sent by card any more.',
      done: 'Noted as paid.',
    },
  ],
};

export const commissions: EntityDescription = {
  name: 'commissions',
  title: 'Commissions',
  noun: 'line of commission',
  roles: { read: money },
  titleOf: (row) => `${textAt(row, 'partner') || 'A partner'}, ${amountWords(row['amount'])}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Booking reference',
  columns: [
    { key: 'occurredAt', label: 'When', as: 'moment', sortable: true },
    { key: 'partner', label: 'Partner' },
    { key: 'bookingRef', label: 'Booking' },
    { key: 'cause', label: 'Cause', as: 'state' },
    { key: 'state', label: 'State', as: 'state', sortable: true },
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'reason', label: 'Reason' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(commissionStates) },
    { key: 'cause', label: 'Cause', kind: 'select', options: optionsOf(commissionCauses) },
  ],
  facts: [
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'ratePercent', label: 'Per cent', as: 'figure' },
    { key: 'base', label: 'Of', as: 'money' },
    { key: 'tourTitle', label: 'Tour' },
    { key: 'startDate', label: 'From', as: 'day' },
    { key: 'referralCode', label: 'Code' },
    { key: 'reason', label: 'Reason', as: 'long' },
    { key: 'completedAt', label: 'Tour over', as: 'moment' },
    { key: 'releasedOn', label: 'Payable from', as: 'day' },
    { key: 'paidAt', label: 'Paid', as: 'moment' },
  ],
  historyOf: (row) =>
    rowsAt(row, 'history').map((step) => ({
      at: textAt(step, 'at'),
      what: inWords(textAt(step, 'to')),
      who: textAt(step, 'actor'),
      why: textAt(step, 'reason') || null,
    })),
  waysOf: (row) => [
    ...ofBooking(row),
    { label: 'The partner', href: recordPlace('contributors', textAt(row, 'contributorId')) },
    ...(textAt(row, 'payoutId')
      ? [{ label: 'The payout', href: recordPlace('payouts', textAt(row, 'payoutId')) }]
      : []),
  ],
  actions: [
    {
      name: 'release',
      label: 'Release',
      roles: treasurers,
      tone: 'primary',
      when: stateIs('on_hold'),
      needsReason: true,
      confirm: 'All open lines of this booking go on their way.',
      done: 'Released.',
    },
    {
      name: 'hold',
      label: 'Hold',
      roles: treasurers,
      when: stateIs('pending', 'locked', 'approved'),
      needsReason: true,
      confirm: 'All open lines of this booking wait for a decision.',
      done: 'On hold.',
    },
    {
      name: 'void',
      label: 'Void',
      roles: treasurers,
      tone: 'danger',
      when: stateIs('pending', 'locked', 'approved', 'on_hold'),
      needsReason: true,
      confirm: 'The partner gets nothing for this booking. The reason stands in their statement.',
      done: 'Void.',
    },
  ],
};

export const payouts: EntityDescription = {
  name: 'payouts',
  title: 'Payouts',
  noun: 'payout',
  roles: { read: treasurers },
  titleOf: (row) => `${textAt(row, 'partner') || 'A partner'}, ${amountWords(row['amount'])}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Payment reference, details',
  columns: [
    { key: 'proposedAt', label: 'Proposed', as: 'moment', sortable: true },
    { key: 'partner', label: 'Partner' },
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'lineCount', label: 'Lines', as: 'figure' },
    { key: 'method', label: 'By' },
    { key: 'details', label: 'To' },
    { key: 'state', label: 'State', as: 'state', sortable: true },
    { key: 'paidAt', label: 'Paid', as: 'moment', sortable: true },
  ],
  filters: [{ key: 'state', label: 'State', kind: 'select', options: optionsOf(payoutStates) }],
  facts: [
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'method', label: 'By' },
    { key: 'details', label: 'To' },
    { key: 'proposedAt', label: 'Proposed', as: 'moment' },
    { key: 'proposedBy', label: 'Proposed by' },
    { key: 'paidAt', label: 'Paid', as: 'moment' },
    { key: 'paymentReference', label: 'Payment reference' },
    { key: 'cancelledAt', label: 'Given up', as: 'moment' },
    { key: 'cancelReason', label: 'Why', as: 'long' },
  ],
  parts: [
    {
      title: 'What it is for',
      rows: (row) => rowsAt(row, 'lines'),
      columns: [
        { key: 'bookingRef', label: 'Booking' },
        { key: 'tourTitle', label: 'Tour' },
        { key: 'cause', label: 'Cause', as: 'state' },
        { key: 'amount', label: 'Amount', as: 'money' },
      ],
      href: (line) => recordPlace('commissions', textAt(line, 'id')),
    },
  ],
  waysOf: (row) => [
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
      roles: treasurers,
      tone: 'primary',
      when: offers('markPaid'),
      fields: [{ key: 'paymentReference', label: 'Reference of the payment', kind: 'text', required: true }],
      mayHaveReason: true,
      confirm: 'The money has left. The partner gets a mail.',
      done: 'Marked as paid.',
    },
    {
      name: 'cancel',
      label: 'Give up',
      roles: treasurers,
      tone: 'danger',
      when: offers('cancel'),
      needsReason: true,
      confirm: 'Its lines wait for the next run.',
      done: 'Given up.',
    },
  ],
  listActions: [
    {
      name: 'run',
      label: 'Payout run',
      roles: treasurers,
      tone: 'primary',
      confirm: 'A payout is proposed for each partner below who is to be paid. No money moves yet.',
      preview: {
        action: 'preview',
        lines: (answer) => {
          const rows = rowsAt(answer, 'items');
          const paid = rows.filter((row) => row['verdict'] === 'pay').length;
          return [`${paid} of ${rows.length} partners are to be paid.`];
        },
        part: {
          title: 'Partners',
          rows: (answer) => rowsAt(answer, 'items'),
          columns: [
            { key: 'partner', label: 'Partner' },
            { key: 'email', label: 'Email' },
            { key: 'amount', label: 'Amount', as: 'money' },
            { key: 'verdict', label: 'Verdict', as: 'state' },
          ],
        },
      },
      done: 'The payouts are proposed.',
    },
    {
      name: 'export',
      label: 'CSV for the bank',
      roles: treasurers,
      confirm: 'The file holds full payment details of everybody who waits to be paid. Keep it safe.',
      outcome: (answer) => ({
        kind: 'file',
        name: textAt(answer, 'filename') || 'payouts.csv',
        text: textAt(answer, 'csv'),
      }),
      done: 'Written.',
    },
  ],
};
