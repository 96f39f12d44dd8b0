import type { CommissionLine, CommissionState } from '@valam/contracts/identity/commission.schema';
import { formatMoney } from '@valam/contracts/shared/money';
import type { BadgeTone } from '@valam/ui/badge/badge';

interface StateWords {
  readonly label: string;
  readonly tone: BadgeTone;
  /** The next required step. */
  readonly meaning: string;
}

/** Explains the states of a commission line to the partner. */
export const stateWords: Readonly<Record<CommissionState, StateWords>> = {
  pending: { label: 'Pending', tone: 'waiting', meaning: 'until the tour is over' },
  locked: { label: 'Locked', tone: 'waiting', meaning: 'the tour is over; released after 30 days' },
  approved: { label: 'Approved', tone: 'open', meaning: 'goes into the next payout' },
  in_payout: { label: 'In payout', tone: 'open', meaning: 'is being paid' },
  paid: { label: 'Paid', tone: 'done', meaning: 'sent to you' },
  on_hold: { label: 'On hold', tone: 'few', meaning: 'under review' },
  reversed: { label: 'Reversed', tone: 'failed', meaning: 'everything was refunded' },
  void: { label: 'Void', tone: 'closed', meaning: 'removed from the total' },
};

/** Lines that are never paid. */
export const isOver: Partial<Record<CommissionState, true>> = { reversed: true, void: true };

const causes: Readonly<Record<CommissionLine['cause'], string>> = {
  capture: 'Payment',
  refund: 'Refund',
  change: 'Change of price',
  void: 'Void',
};

export const causeWord = ({ cause }: CommissionLine): string => causes[cause];

const shareOf = ({ net, total, totalUsd }: CommissionLine['before']): string =>
  `${formatMoney(net)} kept of ${formatMoney(total)}, at a price of ${formatMoney(totalUsd)}`;

/** The calculation of a line's amount, step by step, so that the partner can check it. */
export function computation(line: CommissionLine): readonly string[] {
  return [
    `Before: ${shareOf(line.before)}`,
    `After: ${shareOf(line.after)}`,
    `Base, the difference in US dollars: ${formatMoney(line.base)}`,
    `${line.ratePercent}% of it: ${formatMoney(line.amount)}`,
  ];
}
