import type { Role } from '@valam/contracts/identity/auth.schema';
import { listPlace } from '../description/places';
import { everybody, frontDesk } from '@valam/contracts/identity/role-groups';
import type { Band } from './today-lines';

export interface BoardWords {
  readonly band: Band;
  readonly title: string;
  readonly color: string;
  readonly all: { readonly label: string; readonly href: string };
  readonly roles: readonly Role[];
}

/** The bands of the board, the most urgent first. */
export const boards: readonly BoardWords[] = [
  {
    band: 'money',
    title: 'Money problems',
    color: 'var(--color-danger)',
    all: { label: 'All bookings', href: listPlace('bookings') },
    roles: frontDesk,
  },
  {
    band: 'promises',
    title: 'Promise breaches',
    color: 'var(--color-accent)',
    all: {
      label: 'Leads inbox',
      href: listPlace('leads', { isLate: 'true', sort: 'answerDueAt', order: 'asc' }),
    },
    roles: frontDesk,
  },
  {
    band: 'answers',
    title: 'Answers due in 24 hours',
    color: 'var(--color-info)',
    all: {
      label: 'Leads inbox',
      href: listPlace('leads', { isDue: 'true', sort: 'answerDueAt', order: 'asc' }),
    },
    roles: frontDesk,
  },
  {
    band: 'approvals',
    title: 'Approvals waiting',
    color: 'var(--color-secondary)',
    all: { label: 'Contributors', href: listPlace('contributors') },
    roles: everybody,
  },
  {
    band: 'departures',
    title: 'Departures soon',
    color: 'var(--color-primary)',
    all: { label: 'Departures board', href: listPlace('departures') },
    roles: frontDesk,
  },
  {
    band: 'offers',
    title: 'Offers about to lapse',
    color: 'var(--color-success)',
    all: { label: 'Waitlist', href: listPlace('waitlist') },
    roles: frontDesk,
  },
];
