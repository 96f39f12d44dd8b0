import type { bookingsAdmin } from '@valam/contracts/leads/bookings.admin';
import type { ChangeQuote } from '@valam/contracts/leads/booking.schema';
import type { AdminRowOf } from '@valam/contracts/shared/admin-entity';
import { formatDayRange } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import type { ActionLayout } from '../../description/typed-layout';
import { isInState } from '../../description/values';
import { formatMoment } from '../../record/format-moment';
import { amountWords } from '../amount-words';
import { departuresAhead } from './departures-ahead';

type Booking = AdminRowOf<typeof bookingsAdmin>;

const isHold = isInState('held', 'awaiting_payment');
const travelling = isInState('deposit_paid', 'balance_due', 'paid');
const kept = ({ kept: amount }: Booking) => (amount?.amountMinor ?? 0) > 0;

const amountField = ({ total, kept: most, policyRefund }: Booking) =>
  ({
    key: 'amount',
    label: 'Amount',
    kind: 'money',
    required: true,
    currency: total.currency,
    hint: policyRefund
      ? `The policy refunds ${formatMoney(policyRefund.refund)}; another amount is your decision.`
      : `At most ${amountWords(most)}.`,
  }) as const;

/**
 * A flag for recording a second one, shown only if the screen already shows the first: on a stale screen, the service
 * reports the first one instead.
 */
const further = (label: string, isAsked: boolean) =>
  isAsked ? [{ key: 'isFurther', label, kind: 'flag' } as const] : [];

const policyAmount = ({ policyRefund }: Booking) => (policyRefund ? { amount: policyRefund.refund } : {});

const byHand =
  'What came by transfer or in cash does not go back automatically: it waits under Refunds until it is paid by hand and noted there.';

/** Adds, for a booking with a payment by transfer or in cash, that staff send such money back themselves. */
const refundWords = ({ payments }: Booking, words: string): string =>
  payments?.some(({ method }) => method === 'offline') ? `${words} ${byHand}` : words;

/** No email is sent about seats that were only held, and nothing is refunded if nothing was paid. */
function cancelWords(booking: Booking): string {
  if (isHold(booking)) return 'The seats become free. No email says so.';
  if (!kept(booking))
    return 'The seats become free, and the traveler is notified. There is nothing to refund.';
  return refundWords(
    booking,
    'The seats become free, the traveler is notified, and the amount below is refunded.',
  );
}

const changeFields = [
  {
    key: 'dateId',
    label: 'To which departure',
    kind: 'record',
    of: 'departures',
    onlyIn: departuresAhead,
  },
  { key: 'quantity', label: 'Seats', kind: 'number', hint: 'Empty: as many as now.' },
] as const;

/** The costs and refunds of a change, one per line. */
const changeLines = (quote: ChangeQuote): string[] => [
  `${formatDayRange(quote.startDate, quote.endDate)}, ${quote.quantity} ${quote.quantity === 1 ? 'seat' : 'seats'}; ${quote.free} are free there.`,
  `Total: ${formatMoney(quote.newTotal)}, before it ${formatMoney(quote.oldTotal)}.`,
  `Balance after it: ${formatMoney(quote.newBalance)}${quote.balanceDueAt ? `, due by ${formatMoment(quote.balanceDueAt)}` : ''}.`,
  ...(quote.refund.amountMinor > 0 ? [`Refunded at once: ${formatMoney(quote.refund)}.`] : []),
  ...(quote.retained && quote.retained.amountMinor > 0
    ? [`Retained by the policy: ${formatMoney(quote.retained)}.`]
    : []),
];

/** An operator's actions on a booking. Every action that moves money requires a reason. */
export const bookingActions: readonly ActionLayout<typeof bookingsAdmin>[] = [
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
    outcome: (details) => ({ kind: 'details', details }),
    done: 'Opened. The audit log says so.',
  },
  {
    name: 'open-link',
    label: 'Show the traveler’s link',
    confirm:
      'With this link you can act for the traveler: pay, change, cancel. The audit log says that you opened it.',
    outcome: (answer) => ({
      kind: 'address',
      label: 'The traveler’s page',
      href: answer.manageUrl ?? '',
    }),
    done: 'Opened. The audit log says so.',
  },
  {
    name: 'resend',
    label: 'Send an email again',
    when: isInState('deposit_paid', 'balance_due', 'paid', 'completed'),
    fields: ({ balance }) => [
      {
        key: 'mail',
        label: 'Which',
        kind: 'select',
        required: true,
        options: [
          { value: 'confirmation', label: 'Confirmation with the link to manage' },
          ...(balance.amountMinor > 0
            ? [{ value: 'balance', label: 'Reminder of the balance with pay link' }]
            : []),
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
        currency: record.total.currency,
      },
      {
        key: 'note',
        label: 'Note',
        kind: 'text',
        hint: 'Only staff read it: the number of the transfer, for example. It is not on the receipt.',
      },
      ...further(
        'This is a different payment from those already recorded',
        Boolean(record.payments?.some(({ method }) => method === 'offline')),
      ),
    ],
    initial: (record) => ({
      amount: isHold(record) ? record.deposit : record.balance,
    }),
    confirm: 'A transfer or cash that has arrived. It confirms a hold, or pays from the balance.',
    done: 'The payment is recorded.',
  },
  {
    name: 'move',
    label: 'Move or resize',
    when: travelling,
    reasonReader: 'The traveler',
    fields: changeFields,
    preview: {
      action: 'move-preview',
      lines: changeLines,
      agreed: ({ newTotal, refund }) => ({ agreed: { newTotal, refund } }),
    },
    done: 'The booking is changed and its travelers are notified.',
  },
  {
    name: 'transfer',
    label: 'Transfer',
    when: travelling,
    confirm: 'The booking goes to another person, with everything that was paid.',
    fields: [
      { key: 'firstName', label: 'First name', kind: 'text', required: true },
      { key: 'lastName', label: 'Last name', kind: 'text', required: true },
      { key: 'email', label: 'Email', kind: 'text', required: true },
      { key: 'mobile', label: 'Phone', kind: 'text', required: true },
    ],
    done: 'The booking is transferred.',
  },
  {
    name: 'refund',
    label: 'Refund',
    tone: 'danger',
    when: kept,
    reasonReader: 'The traveler',
    fields: (record) => [
      amountField(record),
      ...further(
        'This is in addition to earlier refunds',
        Boolean(record.refunds?.some(({ kind }) => kind === 'manual')),
      ),
    ],
    initial: policyAmount,
    confirm: (record) =>
      refundWords(
        record,
        'The money goes back to its original payment method. If the booking goes on, its price is lowered by the same amount.',
      ),
    done: 'The refund is on its way.',
  },
  {
    name: 'cancel',
    label: 'Cancel the booking',
    tone: 'danger',
    when: (record) => !isInState('cancelled', 'completed', 'expired')(record),
    fields: (record) => (kept(record) ? [amountField(record)] : []),
    initial: policyAmount,
    reasonReader: 'The traveler',
    confirm: cancelWords,
    done: 'The booking is cancelled.',
  },
];
