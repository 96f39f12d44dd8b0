import { commissionsAdmin } from '@valam/contracts/identity/commissions.admin';
import { historyIn } from '../../description/history';
import { layoutOf } from '../../description/layout';
import { recordPlace } from '../../description/places';
import { textAt, isInState } from '../../description/values';
import { amountWords } from '../amount-words';
import { ofBooking } from './of-booking';

export const commissions = layoutOf(commissionsAdmin, {
  title: 'Commissions',
  noun: 'line of commission',
  titleOf: (row) => `${textAt(row, 'partner') || 'A partner'}, ${amountWords(row['amount'])}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Booking reference',
  bulk: ['release', 'hold'],
  hasListCsv: true,
  columns: [
    { key: 'occurredAt', label: 'When' },
    { key: 'partner' },
    { key: 'bookingRef', label: 'Booking' },
    { key: 'cause' },
    { key: 'state' },
    { key: 'amount' },
    { key: 'reason' },
  ],
  filters: [{ key: 'state' }, { key: 'cause' }],
  facts: [
    { key: 'amount' },
    { key: 'ratePercent', label: 'Percent' },
    { key: 'base', label: 'Of' },
    { key: 'tourTitle', label: 'Tour' },
    { key: 'startDate', label: 'From' },
    { key: 'referralCode', label: 'Code' },
    { key: 'reason', as: 'long' },
    { key: 'completedAt', label: 'Tour over' },
    { key: 'releasedOn', label: 'Payable from' },
    { key: 'paidAt', label: 'Paid' },
  ],
  historyOf: historyIn,
  relatedLinksOf: (row) => [
    ...ofBooking(row),
    { label: 'The partner', href: recordPlace('contributors', textAt(row, 'contributorId')) },
    ...(textAt(row, 'payoutId')
      ? [{ label: 'The payout', href: recordPlace('payouts', textAt(row, 'payoutId')) }]
      : []),
  ],
  actions: [
    {
      name: 'release',
      label: 'Release',
      tone: 'primary',
      when: isInState('on_hold'),
      confirm: 'All open lines of this booking are released.',
      done: 'Released.',
    },
    {
      name: 'hold',
      label: 'Hold',
      when: isInState('pending', 'locked', 'approved'),
      confirm: 'All open lines of this booking wait for a decision. The partner reads the reason.',
      done: 'On hold.',
    },
    {
      name: 'void',
      label: 'Void',
      tone: 'danger',
      when: isInState('pending', 'locked', 'approved', 'on_hold'),
      confirm:
        'Open lines of this booking no longer count: the partner gets nothing more for it, and what was paid out already is not taken back. The partner reads the reason.',
      done: 'Void.',
    },
  ],
});
