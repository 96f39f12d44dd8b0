import type { AdminEntity } from '@valam/contracts/admin/entities';
import { todayWords, type TodayKind } from '@valam/contracts/leads/today-words';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { Money } from '@valam/contracts/shared/money';
import { recordPlace } from '../description/places';
import { moneyIn, textAt } from '../description/values';
import { describe } from '../entities/all';

export type Band = 'money' | 'promises' | 'answers' | 'approvals' | 'departures' | 'offers';

/** A task that someone has to do. */
export interface TodayLine {
  readonly id: string;
  readonly what: string;
  readonly about: string;
  readonly at: string | null;
  readonly amount: Money | null;
  readonly href: string;
  /** The label of the link: the next task. */
  readonly deed: string;
}

/** The next task for each kind of line. */
const deeds: Readonly<Record<TodayKind, string>> = {
  failed_refund: 'Settle',
  slow_refund: 'Settle',
  failed_charge: 'Look',
  paid_without_seat: 'Look',
  offline_refund: 'Pay back',
  overdue_balance: 'Send pay link',
  late_answer: 'Answer',
  answer_due: 'Answer',
  missing_details: 'Open',
  go_or_not: 'Decide',
  offer_lapses: 'Open',
};

const isKnown = (kind: string): kind is TodayKind => Object.hasOwn(deeds, kind);

/** Maps a record of the sales board to a line. */
export function lineOf(record: AdminRecord): TodayLine {
  const kind = textAt(record, 'kind');
  return {
    id: record.id,
    what: isKnown(kind) ? todayWords[kind] : kind,
    about: [textAt(record, 'title'), textAt(record, 'note')].filter(Boolean).join(' · '),
    at: textAt(record, 'at') || null,
    amount: moneyIn(record['amount']),
    href: recordPlace(textAt(record, 'entity') as AdminEntity, textAt(record, 'recordId')),
    deed: isKnown(kind) ? deeds[kind] : 'Open',
  };
}

/** Maps a record of any other list to a line. */
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
