import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { Money } from '@valam/contracts/shared/money';
import { recordPlace } from '../description/places';
import { moneyIn, textAt } from '../description/values';
import { describe } from '../entities/all';

export type Band = 'money' | 'promises' | 'answers' | 'approvals' | 'departures' | 'offers';

/** One thing that needs someone. */
export interface TodayLine {
  readonly id: string;
  readonly what: string;
  readonly about: string;
  readonly at: string | null;
  readonly amount: Money | null;
  readonly href: string;
  /** What one does there. */
  readonly deed: string;
}

const kinds: Readonly<Record<string, { readonly what: string; readonly deed: string }>> = {
  failed_refund: { what: 'Refund failed at the bank', deed: 'Settle' },
  paid_without_seat: { what: 'Paid without a seat, refund in progress', deed: 'Look' },
  offline_refund: { what: 'To be given back by transfer', deed: 'Pay back' },
  overdue_balance: { what: 'Balance is late', deed: 'Send pay link' },
  late_answer: { what: 'Answer is late', deed: 'Answer' },
  answer_due: { what: 'Answer is due', deed: 'Answer' },
  missing_details: { what: 'Leaves soon, details are missing', deed: 'Open' },
  go_or_not: { what: 'Below the smallest group', deed: 'Decide' },
  offer_lapses: { what: 'Offer is about to lapse', deed: 'Open' },
};

/** A line of the sales board as this screen shows it. */
export function lineOf(record: AdminRecord): TodayLine {
  const kind = kinds[textAt(record, 'kind')];
  return {
    id: record.id,
    what: kind?.what ?? textAt(record, 'kind'),
    about: [textAt(record, 'title'), textAt(record, 'note')].filter(Boolean).join(' · '),
    at: textAt(record, 'at') || null,
    amount: moneyIn(record['amount']),
    href: recordPlace(textAt(record, 'entity') as AdminEntity, textAt(record, 'recordId')),
    deed: kind?.deed ?? 'Open',
  };
}

/** A record of any list as a line of the board. */
export const lineFor =
  (entity: AdminEntity, what: string, deed: string, dateKey: string) =>
  (record: AdminRecord): TodayLine => ({
    id: `${entity}:${record.id}`,
    what,
    about: describe(entity)?.titleOf(record) ?? record.id,
    at: textAt(record, dateKey) || null,
    amount: moneyIn(record['amount']),
    href: recordPlace(entity, record.id),
    deed,
  });
