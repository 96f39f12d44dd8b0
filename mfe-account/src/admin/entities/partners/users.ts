import { usersAdmin } from '@valam/contracts/identity/users.admin';
import { layoutOf } from '../../description/layout';
import type { ActionLayout } from '../../description/typed-layout';
import { recordPlace } from '../../description/places';
import { textAt } from '../../description/values';
import { accountColumns, accountFacts, sessions, accountActions } from './of-account';

type UserAction = ActionLayout<typeof usersAdmin>;

/** Limits an action to partners' accounts; staff accounts are edited under `staff`. */
const ofPartners = (action: UserAction): UserAction => ({
  ...action,
  when: (row) => textAt(row, 'role') === 'contributor' && (action.when?.(row) ?? true),
});

export const users = layoutOf(usersAdmin, {
  title: 'Accounts',
  noun: 'account',
  titleOf: (row) => textAt(row, 'fullName') || textAt(row, 'email'),
  searchHint: 'Email, name',
  columns: accountColumns,
  filters: [
    { key: 'role' },
    { key: 'isBlocked', label: 'Blocked', kind: 'select', options: [{ value: 'true', label: 'Blocked' }] },
  ],
  facts: accountFacts,
  parts: [sessions],
  relatedLinksOf: (row) =>
    textAt(row, 'contributorId')
      ? [{ label: 'The contributor', href: recordPlace('contributors', textAt(row, 'contributorId')) }]
      : [],
  actions: (
    [
      ...accountActions,
      {
        name: 'resend-verification',
        label: 'Send verification again',
        when: (row) => row['emailVerified'] !== true && row['isBlocked'] !== true,
        done: 'It is on its way.',
      },
      {
        name: 'send-reset-link',
        label: 'Send a link for a new password',
        when: (row) => row['isBlocked'] !== true,
        done: 'It is on its way.',
      },
    ] satisfies UserAction[]
  ).map(ofPartners),
});
