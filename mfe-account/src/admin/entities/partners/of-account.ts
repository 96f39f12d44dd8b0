import type { usersAdmin } from '@valam/contracts/identity/users.admin';
import type { ActionLayout } from '../../description/typed-layout';

export const accountColumns = [
  { key: 'email', label: 'Email' },
  { key: 'fullName', label: 'Name' },
  { key: 'role', label: 'Role', as: 'state' },
  { key: 'emailVerified', label: 'Verified', as: 'flag' },
  { key: 'hasTotp', label: 'Codes', as: 'flag' },
  { key: 'isBlocked', label: 'Blocked', as: 'flag' },
  { key: 'createdAt', label: 'Since', as: 'moment' },
] as const;

export const accountFacts = [
  { key: 'email', label: 'Email', as: 'mail' },
  { key: 'role', label: 'Role', as: 'state' },
  { key: 'emailVerifiedAt', label: 'Verified', as: 'moment' },
  { key: 'hasTotp', label: 'One-time codes', as: 'flag' },
  { key: 'mayHavePassword', label: 'Has a password', as: 'flag' },
  { key: 'isBlocked', label: 'Blocked', as: 'flag' },
  { key: 'signupUsing', label: 'Signed up by' },
  { key: 'createdAt', label: 'Since', as: 'moment' },
] as const;

export const sessions = {
  title: 'Sessions',
  rows: 'sessions',
  columns: [
    { key: 'device', label: 'Device' },
    { key: 'seenAt', label: 'Last seen', as: 'moment' },
  ],
} as const;

export const accountActions = [
  {
    name: 'revoke-sessions',
    label: 'End all sessions',
    confirm: 'They are signed out everywhere.',
    done: 'All sessions are over.',
  },
  {
    name: 'reset-totp',
    label: 'Turn off one-time codes',
    when: (row) => row['hasTotp'] === true,
    confirm: 'Only after you have made sure who asks.',
    done: 'One-time codes are off.',
  },
  {
    name: 'block',
    label: 'Block',
    tone: 'danger',
    when: (row) => row['isBlocked'] !== true,
    confirm:
      'They can no longer sign in, and a partner is in no payout run. If they are staff, rosters and previews that they shared stop opening: share rosters with guides again.',
    done: 'Blocked.',
  },
  { name: 'unblock', label: 'Unblock', when: (row) => row['isBlocked'] === true, done: 'Unblocked.' },
] as const satisfies readonly ActionLayout<typeof usersAdmin>[];
