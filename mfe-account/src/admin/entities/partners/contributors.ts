import { contributorsAdmin } from '@valam/contracts/identity/contributors.admin';
import { approvalStatuses, contributingAreas } from '@valam/contracts/identity/contributor.schema';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { listPlace, recordPlace } from '../../description/places';
import { offers, rowAt, textAt } from '../../description/values';
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
    { key: 'name', label: 'Name' },
    { key: 'contributingArea', label: 'As' },
    { key: 'country', label: 'Country' },
    { key: 'email', label: 'Email' },
    { key: 'referralCode', label: 'Code' },
    { key: 'approvalStatus', label: 'State', as: 'state' },
    { key: 'createdAt', label: 'Came', as: 'moment' },
  ],
  filters: [
    { key: 'approvalStatus', label: 'State', kind: 'select', options: optionsOf(approvalStatuses) },
    { key: 'contributingArea', label: 'As', kind: 'select', options: optionsOf(contributingAreas) },
    { key: 'country', label: 'Country', kind: 'text' },
  ],
  fields: [
    { key: 'name', section: 'Who', label: 'Name', kind: 'text', required: true },
    {
      key: 'email',
      label: 'Email',
      kind: 'text',
      required: true,
      hint: 'Owners and operations change it; we notify the former address.',
    },
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
    { key: 'country', section: 'Where and how', label: 'Country', kind: 'text' },
    { key: 'statesCovered', label: 'States covered', kind: 'text' },
    { key: 'languagesSpoken', label: 'Languages', kind: 'text' },
    { key: 'interests', label: 'Interests', kind: 'text' },
    { key: 'gender', label: 'Gender', kind: 'text' },
    { key: 'mobile', label: 'Telephone', kind: 'text' },
    { key: 'showContact', label: 'Email and phone are public', kind: 'flag' },
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
    { key: 'approvedAt', label: 'Approved', as: 'moment' },
    { key: 'account', label: 'Signs in as', value: (row) => rowAt(row, 'account')?.['email'] ?? null },
    {
      key: 'verified',
      label: 'Email verified',
      as: 'flag',
      value: (row) => rowAt(row, 'account')?.['emailVerified'] ?? null,
    },
    {
      key: 'offeredPicture',
      label: 'Picture named at signup',
      as: 'address',
      value: (row) => rowAt(row, 'account')?.['offeredPicture'] ?? null,
    },
    { key: 'createdAt', label: 'Came', as: 'moment' },
    { key: 'isSample', label: 'Sample', as: 'flag' },
    { key: 'version', label: 'Version', as: 'figure' },
  ],
  historyOf: historyIn,
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
      confirm: 'They get an email with the reason.',
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
      confirm: 'They may sign in again.',
      done: 'Reinstated.',
    },
    {
      name: 'invite',
      label: 'Invite to an account',
      when: (row) => textAt(row, 'email') !== '' && rowAt(row, 'account')?.['emailVerified'] !== true,
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
      confirm: 'Links with the old code no longer count.',
      done: 'The code is changed.',
    },
  ],
});
