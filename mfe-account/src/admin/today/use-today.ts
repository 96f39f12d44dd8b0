import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { CallFailure } from '@valam/mfe-kit/api';
import { useRecords, type ListQuery, type ReadList } from '../api/use-records';
import { describe } from '../entities/all';
import { frontDesk } from '@valam/contracts/identity/role-groups';
import { useRole } from '../frame/use-role';
import { lineFor, lineOf, type Band, type TodayLine } from './today-lines';

export interface Today {
  readonly bands: Readonly<Record<Band, readonly TodayLine[]>>;
  /** How many more there are in each band than its lines. */
  readonly more: Readonly<Record<Band, number>>;
  readonly isLoading: boolean;
  /** The bands that are still loading. */
  readonly awaited: ReadonlySet<Band>;
  /** The bands of which a part could not be loaded. */
  readonly incomplete: ReadonlySet<Band>;
  /** Why a part could not be loaded. */
  readonly failure: CallFailure | null;
  readonly again: () => void;
}

/** All open tasks that the user's role may see. */
export function useToday(): Today {
  const role = useRole();
  const board = useRecords('today', {}, { skip: !frontDesk.includes(role) });
  const contributors = useWaiting('contributors', {
    approvalStatus: 'pending',
    sort: 'createdAt',
    order: 'asc',
  });
  const applications = useWaiting('host-applications', {
    status: 'pending,in_review',
    sort: 'createdAt',
    order: 'asc',
  });
  const holds = useWaiting('commissions', { state: 'on_hold', sort: 'occurredAt', order: 'asc' });
  const reviews = useWaiting('reviews', { state: 'submitted', sort: 'submittedAt', order: 'asc' });
  const events = useWaiting('events', {});
  const jobs = useWaiting('jobs', { state: 'failed' });
  const of = (band: Band) => board.items.filter((line) => line['band'] === band).map(lineOf);
  const sources: Readonly<Record<Band, readonly ReadList[]>> = {
    money: [board, events, jobs],
    promises: [board],
    answers: [board],
    approvals: [contributors, applications, holds, reviews],
    departures: [board],
    offers: [board],
  };
  const lists = [...new Set(Object.values(sources).flat())];
  const bands = Object.keys(sources) as Band[];
  const bandsWith = (is: (list: ReadList) => boolean): ReadonlySet<Band> =>
    new Set(bands.filter((band) => sources[band].some(is)));
  const moreIn = (band: Band): number =>
    sources[band].reduce((sum, { total, items }) => sum + total - items.length, 0);
  return {
    more: Object.fromEntries(bands.map((band) => [band, moreIn(band)])) as Record<Band, number>,
    bands: {
      money: [
        ...of('money'),
        ...events.items.map(lineFor('events', 'An event is stuck', 'Replay', 'at')),
        ...jobs.items.map(lineFor('jobs', 'A job was given up', 'Run again', 'runAt')),
      ],
      promises: of('promises'),
      answers: of('answers'),
      approvals: [
        ...contributors.items.map(lineFor('contributors', 'Awaiting approval', 'Review', 'createdAt')),
        ...applications.items.map(lineFor('host-applications', 'Wants to host', 'Review', 'createdAt')),
        ...holds.items.map(lineFor('commissions', 'Commission on hold', 'Decide', 'occurredAt')),
        ...reviews.items.map(lineFor('reviews', 'A review came in', 'Read', 'submittedAt')),
      ],
      departures: of('departures'),
      offers: of('offers'),
    },
    isLoading: board.isLoading,
    awaited: bandsWith((list) => list.isLoading),
    incomplete: bandsWith((list) => list.failure !== null),
    failure: lists.find((list) => list.failure)?.failure ?? null,
    again: () => lists.filter((list) => list.failure).forEach((list) => list.again()),
  };
}

function useWaiting(entity: AdminEntity, query: ListQuery): ReadList {
  const role = useRole();
  const mayRead = describe(entity)?.roles.read.includes(role) ?? false;
  return useRecords(entity, { ...query, page: 1, perPage: 20 }, { skip: !mayRead });
}
