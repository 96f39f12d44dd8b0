import type { bookingsAdmin } from '@valam/contracts/leads/bookings.admin';
import type { AdminAnyAction } from '@valam/contracts/shared/admin-entity';
import type { ActionLayout } from '../../description/layout';
import type { FieldDescription } from '../../description/field-description';
import { isInState, moneyIn, rowAt, textAt } from '../../description/values';
import { amountWords } from '../amount-words';

type Row = Readonly<Record<string, unknown>>;

const travelling = isInState('deposit_paid', 'balance_due', 'paid');
const kept = (record: Row) => (moneyIn(record['kept'])?.amountMinor ?? 0) > 0;

const amountField = (record: Row): FieldDescription => ({
  key: 'amount',
  label: 'Amount',
  kind: 'money',
  required: true,
  currency: moneyIn(record['total'])?.currency ?? 'USD',
  hint: rowAt(record, 'policyRefund')
    ? `The policy gives back ${amountWords(rowAt(record, 'policyRefund')?.['refund'])}; another amount is your decision.`
    : `At most ${amountWords(record['kept'])}.`,
});

const policyAmount = (record: Row): Row => {
  const refund = rowAt(record, 'policyRefund')?.['refund'];
  return moneyIn(refund) ? { amount: refund } : {};
};

const changeFields: readonly FieldDescription[] = [
  { key: 'dateId', label: 'To which departure', kind: 'record', of: 'departures' },
  { key: 'quantity', label: 'Seats', kind: 'number', hint: 'As it is, unless told otherwise.' },
];

/** Actions of an operator on a booking. Every action that moves money requires a reason. */
export const bookingActions: readonly ActionLayout<AdminAnyAction<typeof bookingsAdmin>>[] = [
  {
    name: 'note',
    label: 'Add a note',
    fields: [{ key: 'text', label: 'Note', kind: 'textarea', required: true }],
    done: 'Noted.',
  },
  {
    name: 'open-details',
    label: 'Show traveler details',
    confirm: 'Passports, diet and health of the travelers. The audit log says that you opened them.',
    view: 'details',
    done: 'Opened. The audit log says so.',
  },
  {
    name: 'open-link',
    label: 'Show the traveler’s link',
    confirm:
      'With it you can act for the traveler: pay, change, cancel. The audit log says that you opened it.',
    outcome: (answer) => ({
      kind: 'address',
      label: 'The traveler’s page',
      href: textAt(answer, 'manageUrl'),
    }),
    done: 'Opened. The audit log says so.',
  },
  {
    name: 'resend',
    label: 'Send an email again',
    fields: [
      {
        key: 'mail',
        label: 'Which',
        kind: 'select',
        required: true,
        options: [
          { value: 'confirmation', label: 'Confirmation with the link to manage' },
          { value: 'balance', label: 'Reminder of the balance with pay link' },
        ],
      },
    ],
    initial: () => ({ mail: 'confirmation' }),
    done: 'It is on its way.',
  },
  {
    name: 'offline-payment',
    label: 'Record a payment',
    when: isInState('held', 'awaiting_payment', 'deposit_paid', 'balance_due'),
    fields: (record) => [
      {
        key: 'amount',
        label: 'Amount',
        kind: 'money',
        required: true,
        currency: moneyIn(record['total'])?.currency ?? 'USD',
      },
      { key: 'note', label: 'Note on the receipt', kind: 'text' },
    ],
    initial: (record) => ({
      amount: textAt(record, 'state') === 'held' ? record['deposit'] : record['balance'],
    }),
    confirm: 'A transfer or cash that has arrived. It confirms a hold, or pays from the balance.',
    done: 'The payment is recorded.',
  },
  {
    name: 'move',
    label: 'Move or resize',
    when: travelling,
    fields: changeFields,
    preview: {
      action: 'move-preview',
      lines: (answer) =>
        Object.entries(answer).flatMap(([name, value]) => {
          const label = name.replace(/([A-Z])/g, ' $1').toLowerCase();
          if (moneyIn(value)) return [`${label}: ${amountWords(value)}`];
          return typeof value === 'number' || typeof value === 'string' ? [`${label}: ${value}`] : [];
        }),
    },
    done: 'The booking is changed and the traveler is notified.',
  },
  {
    name: 'transfer',
    label: 'Hand over',
    when: travelling,
    confirm: 'The booking goes to another person, with all that is paid.',
    fields: [
      { key: 'firstName', label: 'First name', kind: 'text', required: true },
      { key: 'lastName', label: 'Last name', kind: 'text', required: true },
      { key: 'email', label: 'Email', kind: 'text', required: true },
      { key: 'mobile', label: 'Phone', kind: 'text', required: true },
    ],
    done: 'Handed over.',
  },
  {
    name: 'refund',
    label: 'Refund',
    tone: 'danger',
    when: kept,
    fields: (record) => [amountField(record)],
    initial: policyAmount,
    confirm: 'Money goes back by the way it came. A booking that goes on becomes cheaper by as much.',
    done: 'The refund is on its way.',
  },
  {
    name: 'cancel',
    label: 'Cancel the booking',
    tone: 'danger',
    when: (record) => !isInState('cancelled', 'completed', 'expired')(record),
    fields: (record) => (kept(record) ? [amountField(record)] : []),
    initial: policyAmount,
    confirm: 'The seats become free, the traveler is notified, and the amount below is refunded.',
    done: 'The booking is cancelled.',
  },
];
