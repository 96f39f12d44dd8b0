import { paymentPlanStates } from '@valam/contracts/leads/payment-plan';
import { paymentPlansAdmin } from '@valam/contracts/leads/payment-plans.admin';
import { currencies } from '@valam/contracts/shared/money';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { isInState, textAt } from '../../description/values';

/** Balances paid in installments. */
export const paymentPlans = layoutOf(paymentPlansAdmin, {
  title: 'Payment plans',
  noun: 'payment plan',
  titleOf: (row) => `${textAt(row, 'bookingRef')}, ${textAt(row, 'traveler')}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Reason of its end',
  hasListCsv: true,
  columns: [
    { key: 'startedAt', label: 'Started', as: 'moment' },
    { key: 'bookingRef', label: 'Booking' },
    { key: 'traveler', label: 'Traveler' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'balance', label: 'Balance', as: 'money' },
    { key: 'nextDueOn', label: 'Next by', as: 'day' },
    { key: 'nextAmount', label: 'Next', as: 'money' },
    { key: 'isOverdue', label: 'Overdue' },
    { key: 'cardState', label: 'Card', as: 'state' },
    { key: 'failedCharges', label: 'Failed charges' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(paymentPlanStates) },
    { key: 'currency', label: 'Currency', kind: 'select', options: optionsOf(currencies) },
  ],
  facts: [
    { key: 'bookingRef', label: 'Booking' },
    { key: 'traveler', label: 'Traveler' },
    { key: 'balance', label: 'Balance', as: 'money' },
    { key: 'installmentCount', label: 'Installments' },
    { key: 'nextDueOn', label: 'Next by', as: 'day' },
    { key: 'nextAmount', label: 'Unpaid part', as: 'money' },
    { key: 'cardState', label: 'Card', as: 'state' },
    { key: 'failedCharges', label: 'Failed charges' },
    { key: 'startedAt', label: 'Started', as: 'moment' },
    { key: 'endedAt', label: 'Ended', as: 'moment' },
    { key: 'endReason', label: 'Why it ended' },
  ],
  parts: [
    {
      title: 'Installments',
      rows: 'installments',
      columns: [
        { key: 'number', label: 'Number' },
        { key: 'dueOn', label: 'Due by', as: 'day' },
        { key: 'amount', label: 'Amount', as: 'money' },
        { key: 'open', label: 'Open', as: 'money' },
        { key: 'replacedAt', label: 'Replaced', as: 'moment' },
      ],
    },
    {
      title: 'Charges',
      rows: 'charges',
      columns: [
        { key: 'at', label: 'When', as: 'moment' },
        { key: 'number', label: 'Installment' },
        { key: 'attempt', label: 'Try' },
        { key: 'amount', label: 'Amount', as: 'money' },
        { key: 'state', label: 'State', as: 'state' },
        { key: 'failure', label: 'Why it failed' },
      ],
    },
    {
      title: 'Booking',
      rows: (row) => [row],
      columns: [
        { key: 'bookingRef', label: 'Booking' },
        { key: 'balance', label: 'Balance', as: 'money' },
      ],
      href: (row: Readonly<Record<string, unknown>>) => recordPlace('bookings', textAt(row, 'bookingId')),
    },
  ],
  actions: [
    {
      name: 'stop-charges',
      label: 'Stop automatic charges',
      when: (row) => textAt(row, 'cardState') === 'active',
      reasonReader: 'The traveler',
      confirm: 'The card is deleted. The traveler gets an email, and pays the installments by link.',
      done: 'Nothing more will be charged.',
    },
    {
      name: 'end',
      label: 'End the plan',
      tone: 'danger',
      when: isInState('active'),
      reasonReader: 'The traveler',
      confirm: 'The balance is due on its date again, as an email says. What was paid stays paid.',
      done: 'The plan has ended.',
    },
  ],
});
