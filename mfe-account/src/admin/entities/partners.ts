import type { AdminRecord } from '@valam/contracts/shared/admin';
import { approvalStatuses, contributingAreas } from '@valam/contracts/identity/contributor.schema';
import { staffRoles } from '@valam/contracts/identity/auth.schema';
import type { ActionDescription } from '../description/action-description';
import type { EntityDescription } from '../description/entity-description';
import { inWords, optionsOf } from '../description/field-description';
import { listPlace, recordPlace } from '../description/places';
import { offers, rowAt, rowsAt, textAt } from '../description/values';
import { everybody, hosts, operators, owners, reviewers } from './roles';

const steps = (row: Readonly<Record<string, unknown>>) =>
  rowsAt(row, 'history').map((step) => ({
    at: textAt(step, 'at'),
    what: inWords(textAt(step, 'to')),
    who: textAt(step, 'actor'),
    why: textAt(step, 'reason') || null,
  }));

export const contributors: EntityDescription = {
  name: 'contributors',
  title: 'Contributors',
  noun: 'contributor',
  roles: { read: everybody, write: reviewers },
  titleOf: (row) => textAt(row, 'name'),
  stateOf: (row) => textAt(row, 'approvalStatus') || null,
  searchHint: 'Name, email, code',
  canCreate: true,
  bulk: ['approve'],
  columns: [
    { key: 'name', label: 'Name', sortable: true },
    { key: 'contributingArea', label: 'As', sortable: true },
    { key: 'country', label: 'Country', sortable: true },
    { key: 'email', label: 'Email' },
    { key: 'referralCode', label: 'Code' },
    { key: 'approvalStatus', label: 'State', as: 'state', sortable: true },
    { key: 'createdAt', label: 'Came', as: 'moment', sortable: true },
  ],
  filters: [
    { key: 'approvalStatus', label: 'State', kind: 'select', options: optionsOf(approvalStatuses) },
    { key: 'contributingArea', label: 'As', kind: 'select', options: optionsOf(contributingAreas) },
    { key: 'country', label: 'Country', kind: 'text' },
  ],
  fields: [
    { key: 'name', label: 'Name', kind: 'text', required: true },
    { key: 'email', label: 'Email', kind: 'text', required: true },
    {
      key: 'contributingArea',
      label: 'As',
      kind: 'select',
      options: optionsOf(contributingAreas),
      required: true,
    },
    { key: 'jobTitle', label: 'Job title', kind: 'text' },
    { key: 'tagline', label: 'Line', kind: 'text' },
    { key: 'about', label: 'About', kind: 'textarea' },
    { key: 'expertise', label: 'Expertise', kind: 'textarea' },
    { key: 'country', label: 'Country', kind: 'text' },
    { key: 'statesCovered', label: 'States covered', kind: 'text' },
    { key: 'languagesSpoken', label: 'Languages', kind: 'text' },
    { key: 'interests', label: 'Interests', kind: 'text' },
    { key: 'gender', label: 'Gender', kind: 'text' },
    { key: 'mobile', label: 'Telephone', kind: 'text' },
    { key: 'showContact', label: 'Everybody may see email and telephone', kind: 'flag' },
    { key: 'profilePhoto', label: 'Picture', kind: 'picture', isWhole: true },
    { key: 'photos', label: 'More pictures', kind: 'pictures', isWhole: true },
    { key: 'website', label: 'Website', kind: 'address' },
    { key: 'facebook', label: 'Facebook', kind: 'address' },
    { key: 'instagram', label: 'Instagram', kind: 'address' },
    { key: 'twitter', label: 'X', kind: 'address' },
    { key: 'linkedin', label: 'LinkedIn', kind: 'address' },
    { key: 'youtube', label: 'YouTube', kind: 'address' },
  ],
  facts: [
    { key: 'referralCode', label: 'Code' },
    { key: 'approvedAt', label: 'Approved', as: 'moment' },
    { key: 'account', label: 'Signs in as', value: (row) => rowAt(row, 'account')?.['email'] ?? null },
    {
      key: 'verified',
      label: 'Email verified',
      as: 'flag',
      value: (row) => rowAt(row, 'account')?.['emailVerified'] ?? null,
    },
    { key: 'createdAt', label: 'Came', as: 'moment' },
    { key: 'isSample', label: 'Sample', as: 'flag' },
    { key: 'version', label: 'Version', as: 'figure' },
  ],
  historyOf: steps,
  waysOf: (row) => [
    ...(rowAt(row, 'account')
      ? [{ label: 'The account', href: recordPlace('users', textAt(rowAt(row, 'account') ?? {}, 'id')) }]
      : []),
    { label: 'Commissions', href: listPlace('commissions', { contributorId: row.id }) },
    { label: 'Payouts', href: listPlace('payouts', { contributorId: row.id }) },
    ...(textAt(row, 'referralCode')
      ? [
          {
            label: 'Leads with the code',
            href: listPlace('leads', { referralCode: textAt(row, 'referralCode') }),
          },
        ]
      : []),
  ],
  actions: [
    {
      name: 'approve',
      label: 'Approve',
      roles: operators,
      tone: 'primary',
      when: offers('approve'),
      confirm: 'They get a mail, may sign in, and their code works.',
      done: 'Approved.',
    },
    {
      name: 'decline',
      label: 'Decline',
      roles: operators,
      tone: 'danger',
      when: offers('decline'),
      needsReason: true,
      confirm: 'They get a mail with the reason.',
      done: 'Declined.',
    },
    {
      name: 'suspend',
      label: 'Suspend',
      roles: operators,
      tone: 'danger',
      when: offers('suspend'),
      needsReason: true,
      confirm: 'They can no longer sign in and their code stops working. They get a mail with the reason.',
      done: 'Suspended.',
    },
    {
      name: 'reinstate',
      label: 'Reinstate',
      roles: operators,
      when: offers('reinstate'),
      confirm: 'They may sign in again.',
      done: 'Reinstated.',
    },
    {
      name: 'set-code',
      label: 'Change the code',
      roles: operators,
      fields: [
        {
          key: 'code',
          label: 'Code',
          kind: 'text',
          required: true,
          hint: 'Four to twenty letters and digits.',
        },
      ],
      initial: (row) => ({ code: textAt(row, 'referralCode') }),
      confirm: 'Links with the old code no longer count.',
      done: 'The code is changed.',
    },
  ],
};

export const hostApplications: EntityDescription = {
  name: 'host-applications',
  title: 'Host applications',
  noun: 'application',
  roles: { read: hosts },
  titleOf: (row) => `${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`,
  stateOf: (row) => textAt(row, 'status') || null,
  searchHint: 'Name, email',
  columns: [
    {
      key: 'lastName',
      label: 'Name',
      sortable: true,
      value: (row) => `${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`,
    },
    { key: 'email', label: 'Email' },
    { key: 'heardAboutUs', label: 'Heard of us' },
    { key: 'status', label: 'State', as: 'state', sortable: true },
    { key: 'createdAt', label: 'Came', as: 'moment', sortable: true },
  ],
  filters: [
    {
      key: 'status',
      label: 'State',
      kind: 'select',
      options: optionsOf(['pending', 'in_review', 'accepted', 'declined']),
    },
  ],
  facts: [
    { key: 'email', label: 'Email', as: 'mail' },
    { key: 'mobile', label: 'Telephone' },
    { key: 'message', label: 'Message', as: 'long' },
    { key: 'heardAboutUs', label: 'Heard of us' },
    { key: 'heardAboutUsDetails', label: 'More', as: 'long' },
    { key: 'referralCodeUsed', label: 'Code' },
    { key: 'sourceUrl', label: 'Came from', as: 'address' },
    { key: 'spamMarks', label: 'Marks of spam', as: 'list' },
    { key: 'createdAt', label: 'Came', as: 'moment' },
  ],
  historyOf: steps,
  waysOf: (row) =>
    textAt(row, 'contributorId')
      ? [{ label: 'The contributor', href: recordPlace('contributors', textAt(row, 'contributorId')) }]
      : [],
  actions: [
    {
      name: 'approve',
      label: 'Accept',
      roles: operators,
      tone: 'primary',
      when: offersOneOf('accept', 'review'),
      confirm: 'They become a contributor and get a mail.',
      done: 'Accepted.',
    },
    {
      name: 'review',
      label: 'Take into review',
      roles: operators,
      when: offers('review'),
      done: 'In review.',
    },
    {
      name: 'decline',
      label: 'Decline',
      roles: operators,
      tone: 'danger',
      when: offersOneOf('decline', 'review'),
      mayHaveReason: true,
      confirm: 'They get a mail, with the reason if there is one.',
      done: 'Declined.',
    },
  ],
};

function offersOneOf(...moves: string[]) {
  return (row: Readonly<Record<string, unknown>>) => moves.some((move) => offers(move)(row));
}

const accountColumns = [
  { key: 'email', label: 'Email', sortable: true },
  { key: 'fullName', label: 'Name', sortable: true },
  { key: 'role', label: 'Role', as: 'state', sortable: true },
  { key: 'emailVerified', label: 'Verified', as: 'flag' },
  { key: 'hasTotp', label: 'Codes', as: 'flag' },
  { key: 'isBlocked', label: 'Blocked', as: 'flag' },
  { key: 'createdAt', label: 'Since', as: 'moment', sortable: true },
] as const;

const accountFacts = [
  { key: 'email', label: 'Email', as: 'mail' },
  { key: 'role', label: 'Role', as: 'state' },
  { key: 'emailVerifiedAt', label: 'Verified', as: 'moment' },
  { key: 'hasTotp', label: 'One-time codes', as: 'flag' },
  { key: 'mayHavePassword', label: 'Has a password', as: 'flag' },
  { key: 'isBlocked', label: 'Blocked', as: 'flag' },
  { key: 'signupUsing', label: 'Signed up by' },
  { key: 'createdAt', label: 'Since', as: 'moment' },
] as const;

const sessions = {
  title: 'Sessions',
  rows: (row: Readonly<Record<string, unknown>>) => rowsAt(row, 'sessions'),
  columns: [
    { key: 'device', label: 'Device' },
    { key: 'seenAt', label: 'Last seen', as: 'moment' },
  ],
} as const;

const accountActions = (roles: ActionDescription['roles'], totpReason: boolean): ActionDescription[] => [
  {
    name: 'revoke-sessions',
    label: 'End all sessions',
    roles,
    confirm: 'They are signed out everywhere.',
    done: 'All sessions are over.',
  },
  {
    name: 'reset-totp',
    label: 'Take off one-time codes',
    roles,
    when: (row) => row['hasTotp'] === true,
    needsReason: totpReason,
    confirm: 'Only after you have made sure who asks.',
    done: 'One-time codes are off.',
  },
  {
    name: 'block',
    label: 'Block',
    roles,
    tone: 'danger',
    when: (row) => row['isBlocked'] !== true,
    needsReason: true,
    confirm: 'They can no longer sign in.',
    done: 'Blocked.',
  },
  { name: 'unblock', label: 'Unblock', roles, when: (row) => row['isBlocked'] === true, done: 'Unblocked.' },
];

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

export const staff: EntityDescription = {
  name: 'staff',
  title: 'Staff and roles',
  noun: 'member of staff',
  roles: { read: owners, write: owners },
  titleOf: (row) => textAt(row, 'fullName') || textAt(row, 'email'),
  stateOf: (row) => textAt(row, 'role') || null,
  searchHint: 'Email, name',
  canCreate: true,
  columns: accountColumns,
  filters: [{ key: 'role', label: 'Role', kind: 'select', options: optionsOf(staffRoles) }],
  fields: [
    { key: 'fullName', label: 'Name', kind: 'text', required: true },
    {
      key: 'role',
      label: 'Role',
      kind: 'select',
      options: optionsOf(staffRoles),
      required: true,
      hint: 'Another role ends their sessions.',
    },
  ],
  newFields: [
    { key: 'email', label: 'Email', kind: 'text', required: true, hint: 'The invitation goes there.' },
    { key: 'fullName', label: 'Name', kind: 'text', required: true },
    { key: 'role', label: 'Role', kind: 'select', options: optionsOf(staffRoles), required: true },
  ],
  facts: accountFacts,
  parts: [sessions],
  waysOf: ({ id }) => [{ label: 'What they did', href: listPlace('audit', { actorId: id }) }],
  actions: [
    ...accountActions(owners, true),
    {
      name: 'resend-invitation',
      label: 'Send the invitation again',
      roles: owners,
      when: (row: AdminRecord) => row['mayHavePassword'] !== true,
      done: 'It is on its way.',
    },
    {
      name: 'dismiss',
      label: 'Dismiss',
      roles: owners,
      tone: 'danger',
      needsReason: true,
      confirm: 'They are no longer staff and are signed out.',
      done: 'No longer staff.',
    },
  ],
};
