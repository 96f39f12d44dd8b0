import type { AdminRecord } from '@valam/contracts/shared/admin';
import { staffRoles } from '@valam/contracts/identity/auth.schema';
import type { ActionDescription } from '../../description/action-description';
import type { EntityDescription } from '../../description/entity-description';
import { optionsOf } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { textAt } from '../../description/values';
import { operators } from '../roles';
import { accountColumns, accountFacts, sessions, accountActions } from './of-account';

export const users: EntityDescription = {
  name: 'users',
  title: 'Accounts',
  noun: 'account',
  roles: { read: operators },
  titleOf: (row) => textAt(row, 'fullName') || textAt(row, 'email'),
  searchHint: 'Email, name',
  columns: accountColumns,
  filters: [
    { key: 'role', label: 'Role', kind: 'select', options: optionsOf(['contributor', ...staffRoles]) },
    { key: 'isBlocked', label: 'Blocked', kind: 'select', options: [{ value: 'true', label: 'Blocked' }] },
  ],
  facts: accountFacts,
  parts: [sessions],
  waysOf: (row) =>
    textAt(row, 'contributorId')
      ? [{ label: 'The contributor', href: recordPlace('contributors', textAt(row, 'contributorId')) }]
      : [],
  actions: [
    ...accountActions(operators, false),
    {
      name: 'resend-verification',
      label: 'Send verification again',
      roles: operators,
      when: (row: AdminRecord) => row['emailVerified'] !== true,
      done: 'It is on its way.',
    },
    {
      name: 'send-reset-link',
      label: 'Send a link for a new password',
      roles: operators,
      done: 'It is on its way.',
    },
  ].map((action: ActionDescription): ActionDescription => ({
    ...action,
    when: (row) => textAt(row, 'role') === 'contributor' && (action.when?.(row) ?? true),
  })),
};
