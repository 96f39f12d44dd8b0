import type { AdminEntity } from '@valam/contracts/admin/entities';
import {
  departuresSoonDays,
  kindsWithoutSeat,
  todayWords,
  type TodayKind,
} from '@valam/contracts/leads/today-words';
import { addDays } from '@valam/contracts/shared/days';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { Money } from '@valam/contracts/shared/money';
import { listPlace, recordPlace } from '../description/places';
import { moneyIn, textAt } from '../description/values';
import { describe } from '../entities/all';

export type Band = 'money' | 'promises' | 'answers' | 'approvals' | 'departures' | 'offers';

/** An open task. */
export interface TodayLine {
  readonly id: string;
  readonly what: string;
  readonly about: string;
  readonly at: string | null;
  /** It is due on the day of `at`, and not at its hour. */
  readonly isOfDay: boolean;
  readonly amount: Money | null;
  readonly href: string;
  /** The label of the link: the next task. */
  readonly deed: string;
}

/** The label of the next task for each kind of line. */
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

const urgentLeads = { sort: 'answerDueAt', order: 'asc' };

/** The context of a list: the date, and what the user may read. */
export interface Reader {
  readonly today: string;
  readonly mayReadRefunds: boolean;
}

/** The URL of the list with all tasks of a kind, with the filters closest to what Today counts. */
const placesFor = ({ today, mayReadRefunds }: Reader): Readonly<Record<TodayKind, string>> => ({
  failed_refund: listPlace('bookings', { refundState: 'failed' }),
  slow_refund: pendingRefunds(mayReadRefunds),
  failed_charge: listPlace('bookings', { state: 'deposit_paid,balance_due' }),
  paid_without_seat: pendingRefunds(mayReadRefunds, { kind: kindsWithoutSeat.join(',') }),
  offline_refund: pendingRefunds(mayReadRefunds),
  overdue_balance: listPlace('bookings', { isOverdue: 'true', sort: 'balanceDueAt', order: 'asc' }),
  late_answer: listPlace('leads', { isLate: 'true', ...urgentLeads }),
  answer_due: listPlace('leads', { isDue: 'true', ...urgentLeads }),
  missing_details: departures({ from: today, until: addDays(today, departuresSoonDays) }),
  go_or_not: departures({ from: addDays(today, 1) }),
  offer_lapses: listPlace('waitlist', { state: 'offered', sort: 'offerExpiresAt', order: 'asc' }),
});

const departures = (days: Readonly<Record<string, string>>): string =>
  listPlace('departures', { ...days, sort: 'startDate', order: 'asc' });

/** Oldest first. The sales role may read bookings, but not the list of refunds. */
const pendingRefunds = (mayReadRefunds: boolean, more: Readonly<Record<string, string>> = {}): string =>
  mayReadRefunds
    ? listPlace('refunds', { state: 'pending', ...more, sort: 'createdAt', order: 'asc' })
    : listPlace('bookings', { refundState: 'pending' });

/** The tasks of a kind that are not listed. */
export interface Rest {
  readonly what: string;
  readonly count: number;
  readonly href: string;
}

export const countOf = (rest: readonly Rest[]): number => rest.reduce((sum, { count }) => sum + count, 0);

/** Counts the tasks of each kind that the sales board does not list. */
export function restOf(records: readonly AdminRecord[], reader: Reader): Rest[] {
  const places = placesFor(reader);
  const kinds = Object.keys(places).filter(isKnown);
  return kinds.flatMap((kind) => {
    const listed = records.filter((record) => record['kind'] === kind);
    const count = Number(listed[0]?.['ofKind'] ?? 0) - listed.length;
    return count > 0 ? [{ what: todayWords[kind], count, href: places[kind] }] : [];
  });
}

const isKnown = (kind: string): kind is TodayKind => Object.hasOwn(deeds, kind);

/** Maps a record of the sales board to a line. */
export function lineOf(record: AdminRecord): TodayLine {
  const kind = textAt(record, 'kind');
  return {
    id: record.id,
    what: isKnown(kind) ? todayWords[kind] : kind,
    about: [textAt(record, 'title'), textAt(record, 'note')].filter(Boolean).join(' · '),
    at: textAt(record, 'at') || null,
    isOfDay: kind === 'missing_details' || kind === 'go_or_not',
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
    isOfDay: false,
    amount: moneyIn(record['amount']),
    href: recordPlace(entity, record.id),
    deed,
  });
