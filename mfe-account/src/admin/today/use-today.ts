import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { CallFailure } from '@valam/mfe-kit/api';
import { useRecords, type ListQuery } from '../api/use-records';
import { describe } from '../entities/all';
import { frontDesk } from '@valam/contracts/identity/role-groups';
import { useRole } from '../frame/use-role';
import { lineFor, lineOf, type Band, type TodayLine } from './today-lines';

export interface Today {
  readonly bands: Readonly<Record<Band, readonly TodayLine[]>>;
  readonly isLoading: boolean;
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
  return {
    bands: {
      money: [
        ...of('money'),
        ...events.map(lineFor('events', 'An event is stuck', 'Replay', 'at')),
        ...jobs.map(lineFor('jobs', 'A job was given up', 'Run again', 'runAt')),
      ],
      promises: of('promises'),
      answers: of('answers'),
      approvals: [
        ...contributors.map(lineFor('contributors', 'Awaiting approval', 'Review', 'createdAt')),
        ...applications.map(lineFor('host-applications', 'Wants to host', 'Review', 'createdAt')),
        ...holds.map(lineFor('commissions', 'Commission on hold', 'Decide', 'occurredAt')),
        ...reviews.map(lineFor('reviews', 'A review came in', 'Read', 'submittedAt')),
      ],
      departures: of('departures'),
      offers: of('offers'),
    },
    isLoading: board.isLoading,
    failure: board.failure,
    again: board.again,
  };
}

function useWaiting(entity: AdminEntity, query: ListQuery): readonly AdminRecord[] {
  const role = useRole();
  const mayRead = describe(entity)?.roles.read.includes(role) ?? false;
  return useRecords(entity, { ...query, page: 1, perPage: 20 }, { skip: !mayRead }).items;
}
