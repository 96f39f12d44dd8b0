import type { AdminEntity } from '@valam/contracts/admin/entities';
import { istDay } from '@valam/contracts/shared/days';
import type { CallFailure } from '@valam/mfe-kit/api';
import { listPlace } from '../description/places';
import { useRecords, type ReadList } from '../api/use-records';
import { describe } from '../entities/all';
import { frontDesk } from '@valam/contracts/identity/role-groups';
import { useRole } from '../frame/use-role';
import { lineFor, lineOf, restOf, type Band, type Rest, type TodayLine } from './today-lines';

export interface Today {
  readonly bands: Readonly<Record<Band, readonly TodayLine[]>>;
  /** For each band, the tasks that are not listed. */
  readonly rest: Readonly<Record<Band, readonly Rest[]>>;
  readonly isLoading: boolean;
  /** The bands that are still loading. */
  readonly awaited: ReadonlySet<Band>;
  /** The bands that could only be loaded in part. */
  readonly incomplete: ReadonlySet<Band>;
  /** Why some lines could not be loaded. */
  readonly failure: CallFailure | null;
  readonly again: () => void;
}

/** All open tasks that the user's role may see. */
export function useToday(): Today {
  const role = useRole();
  const board = useRecords('today', {}, { skip: !frontDesk.includes(role) });
  const contributors = useWaiting('contributors', 'Awaiting approval', 'Review', 'createdAt', {
    approvalStatus: 'pending',
    ...oldestFirst('createdAt'),
  });
  const applications = useWaiting('host-applications', 'Wants to host', 'Review', 'createdAt', {
    status: 'pending,in_review',
    ...oldestFirst('createdAt'),
  });
  const holds = useWaiting('commissions', 'Commission on hold', 'Decide', 'occurredAt', {
    state: 'on_hold',
    ...oldestFirst('occurredAt'),
  });
  const payouts = useWaiting('payouts', 'Payout to be paid', 'Pay', 'proposedAt', {
    state: 'proposed',
    ...oldestFirst('proposedAt'),
  });
  const reviews = useWaiting('reviews', 'A review came in', 'Read', 'submittedAt', {
    state: 'submitted',
    ...oldestFirst('submittedAt'),
  });
  const events = useWaiting('events', 'An event is stuck', 'Replay', 'at', {});
  const jobs = useWaiting('jobs', 'A job was given up', 'Run again', 'runAt', { state: 'failed' });
  // oxlint-disable-next-line react/purity -- an office page stays open past midnight: each render asks which day it is
  const today = istDay(new Date());
  const reader = { today, mayReadRefunds: describe('refunds')?.roles.read.includes(role) ?? false };
  const onBoard = (band: Band): Waiting => {
    const records = board.items.filter((line) => line['band'] === band);
    return { list: board, lines: records.map(lineOf), rest: restOf(records, reader) };
  };
  const sources: Readonly<Record<Band, readonly Waiting[]>> = {
    money: [onBoard('money'), events, jobs],
    promises: [onBoard('promises')],
    answers: [onBoard('answers')],
    approvals: [contributors, applications, holds, payouts, reviews],
    departures: [onBoard('departures')],
    offers: [onBoard('offers')],
  };
  const lists = [...new Set(Object.values(sources).flatMap((of) => of.map(({ list }) => list)))];
  const bands = Object.keys(sources) as Band[];
  const bandsWith = (is: (list: ReadList) => boolean): ReadonlySet<Band> =>
    new Set(bands.filter((band) => sources[band].some(({ list }) => is(list))));
  const ofEach = <T>(read: (of: Waiting) => readonly T[]) =>
    Object.fromEntries(bands.map((band) => [band, sources[band].flatMap(read)])) as unknown as Record<
      Band,
      readonly T[]
    >;
  return {
    bands: ofEach(({ lines }) => lines),
    rest: ofEach(({ rest }) => rest),
    isLoading: board.isLoading,
    awaited: bandsWith((list) => list.isLoading),
    incomplete: bandsWith(isPartial),
    failure: lists.find((list) => list.failure)?.failure ?? null,
    again: () => lists.filter(isPartial).forEach((list) => list.again()),
  };
}

interface Waiting {
  readonly list: ReadList;
  readonly lines: readonly TodayLine[];
  readonly rest: readonly Rest[];
}

const isPartial = ({ failure, unanswered }: ReadList): boolean => failure !== null || unanswered.length > 0;

const oldestFirst = (sort: string) => ({ sort, order: 'asc' });

function useWaiting(
  entity: AdminEntity,
  what: string,
  deed: string,
  dateKey: string,
  query: Readonly<Record<string, string>>,
): Waiting {
  const role = useRole();
  const mayRead = describe(entity)?.roles.read.includes(role) ?? false;
  const list = useRecords(entity, { ...query, page: 1, perPage: 20 }, { skip: !mayRead });
  const count = list.total - list.items.length;
  return {
    list,
    lines: list.items.map(lineFor(entity, what, deed, dateKey)),
    rest: count > 0 ? [{ what, count, href: listPlace(entity, query) }] : [],
  };
}
