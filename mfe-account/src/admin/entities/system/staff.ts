import { staffAdmin } from '@valam/contracts/identity/staff.admin';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { staffRoles } from '@valam/contracts/identity/auth.schema';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { listPlace } from '../../description/places';
import { textAt } from '../../description/values';
import { accountColumns, accountFacts, sessions, accountActions } from '../partners/of-account';

export const staff = layoutOf(staffAdmin, {
  title: 'Staff and roles',
  noun: 'member of staff',
  titleOf: (row) => textAt(row, 'fullName') || textAt(row, 'email'),
  stateOf: (row) => textAt(row, 'role') || null,
  searchHint: 'Email, name',
  canCreate: true,
  columns: accountColumns,
  filters: [{ key: 'role', kind: 'select', options: optionsOf(staffRoles) }],
  fields: [
    { key: 'fullName', label: 'Name' },
    {
      key: 'role',
      hint: 'Another role ends their sessions, and the rosters and previews that they shared.',
    },
  ],
  newFields: [
    { key: 'email', hint: 'The invitation goes there.' },
    { key: 'fullName', label: 'Name' },
    { key: 'role' },
  ],
  facts: accountFacts,
  parts: [sessions],
  relatedLinksOf: ({ id }) => [{ label: 'What they did', href: listPlace('audit', { actorId: id }) }],
  actions: [
    ...accountActions,
    {
      name: 'resend-invitation',
      label: 'Send the invitation again',
      when: (row: AdminRecord) => row['mayHavePassword'] !== true && row['isBlocked'] !== true,
      done: 'It is on its way.',
    },
    {
      name: 'dismiss',
      label: 'Dismiss',
      tone: 'danger',
      confirm:
        'They are no longer staff and are signed out. Rosters and previews that they shared stop opening: share rosters with guides again.',
      done: 'No longer staff.',
    },
  ],
  listActions: [
    {
      name: 'end-all-sessions',
      label: 'Sign everybody out',
      tone: 'danger',
      confirm: 'Staff and partners have to sign in again. You stay signed in here.',
      done: 'Everybody is signed out.',
    },
  ],
});
