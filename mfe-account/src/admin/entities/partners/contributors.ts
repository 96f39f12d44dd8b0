import { contributorsAdmin } from '@valam/contracts/identity/contributors.admin';
import { layoutOf } from '../../description/layout';
import { listPlace, recordPlace } from '../../description/places';
import { offers, textAt } from '../../description/values';
import { historyIn } from '../../description/history';

export const contributors = layoutOf(contributorsAdmin, {
  title: 'Contributors',
  noun: 'contributor',
  titleOf: (row) => textAt(row, 'name'),
  stateOf: (row) => textAt(row, 'approvalStatus') || null,
  searchHint: 'Name, email, code',
  canCreate: true,
  bulk: ['approve', 'decline'],
  columns: [
    { key: 'name' },
    { key: 'contributingArea', label: 'As', as: 'text' },
    { key: 'country' },
    { key: 'email' },
    { key: 'referralCode', label: 'Code' },
    { key: 'approvalStatus', label: 'State' },
    { key: 'createdAt', label: 'Joined' },
  ],
  filters: [
    { key: 'approvalStatus', label: 'State' },
    { key: 'contributingArea', label: 'As' },
    { key: 'country' },
  ],
  fields: [
    { key: 'name', section: 'Who' },
    {
      key: 'email',
      hint: 'Only owners and operations can change it; we notify the old address.',
    },
    {
      key: 'contributingArea',
      label: 'As',
      required: true,
    },
    { key: 'jobTitle' },
    { key: 'tagline', label: 'Tagline' },
    { key: 'about' },
    { key: 'expertise', kind: 'textarea' },
    { key: 'country', section: 'Where and how' },
    { key: 'statesCovered' },
    { key: 'languagesSpoken', label: 'Languages' },
    { key: 'interests' },
    { key: 'gender' },
    { key: 'mobile', label: 'Phone' },
    { key: 'showContact', label: 'Email and phone are public' },
    { key: 'profilePhoto', section: 'Pictures', label: 'Picture', kind: 'picture', isWhole: true },
    { key: 'photos', label: 'More pictures', kind: 'pictures', isWhole: true },
    { key: 'website', section: 'Addresses', label: 'Website', kind: 'address' },
    { key: 'facebook', label: 'Facebook', kind: 'address' },
    { key: 'instagram', label: 'Instagram', kind: 'address' },
    { key: 'twitter', label: 'X', kind: 'address' },
    { key: 'linkedin', label: 'LinkedIn', kind: 'address' },
    { key: 'youtube', label: 'YouTube', kind: 'address' },
  ],
  facts: [
    { key: 'referralCode', label: 'Code' },
    { key: 'approvedAt', label: 'Approved' },
    { key: 'account', label: 'Signs in as', value: (row) => row.account?.email ?? null },
    {
      key: 'verified',
      label: 'Email verified',
      as: 'flag',
      value: (row) => row.account?.emailVerified ?? null,
    },
    {
      key: 'offeredPicture',
      label: 'Picture named at signup',
      as: 'address',
      value: (row) => row.account?.offeredPicture ?? null,
    },
    { key: 'sharingMethod', as: 'word' },
    { key: 'motivation', label: 'Why they join', as: 'long' },
    { key: 'referralCodeUsed', label: 'Came with the code' },
    { key: 'createdAt', label: 'Joined' },
    { key: 'isSample', label: 'Sample' },
    { key: 'version' },
  ],
  historyOf: historyIn,
  relatedLinksOf: (row) => [
    ...(row.account ? [{ label: 'The account', href: recordPlace('users', row.account.id) }] : []),
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
      tone: 'primary',
      when: offers('approve'),
      confirm: 'They get an email, may sign in, and their code works.',
      done: 'Approved.',
    },
    {
      name: 'decline',
      label: 'Decline',
      tone: 'danger',
      when: offers('decline'),
      confirm: 'They get an email with the reason, unless the sign-up looked like spam.',
      done: 'Declined.',
    },
    {
      name: 'suspend',
      label: 'Suspend',
      tone: 'danger',
      when: offers('suspend'),
      confirm: 'They can no longer sign in and their code stops working. They get an email with the reason.',
      done: 'Suspended.',
    },
    {
      name: 'reinstate',
      label: 'Reinstate',
      when: offers('reinstate'),
      confirm:
        'They get an email, may sign in again, and their code works. Commissions on hold stay so until they are released.',
      done: 'Reinstated.',
    },
    {
      name: 'invite',
      label: 'Invite to an account',
      when: (row) => textAt(row, 'email') !== '' && row.account?.emailVerified !== true,
      confirm: (row) => `A link to choose a password goes to ${textAt(row, 'email')}.`,
      done: 'The invitation is on its way.',
    },
    {
      name: 'set-code',
      label: 'Change the code',
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
      confirm: 'Links with the old code no longer count. No email says so: send the partner the new link.',
      done: 'The code is changed.',
    },
  ],
});
