import { commissionsAdmin } from '@valam/contracts/identity/commissions.admin';
import { historyIn } from '../../description/history';
import { commissionStates, commissionCauses } from '@valam/contracts/identity/commission.schema';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
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
    { key: 'occurredAt', label: 'When', as: 'moment' },
    { key: 'partner', label: 'Partner' },
    { key: 'bookingRef', label: 'Booking' },
    { key: 'cause', label: 'Cause', as: 'state' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'reason', label: 'Reason' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(commissionStates) },
    { key: 'cause', label: 'Cause', kind: 'select', options: optionsOf(commissionCauses) },
  ],
  facts: [
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'ratePercent', label: 'Percent', as: 'figure' },
    { key: 'base', label: 'Of', as: 'money' },
    { key: 'tourTitle', label: 'Tour' },
    { key: 'startDate', label: 'From', as: 'day' },
    { key: 'referralCode', label: 'Code' },
    { key: 'reason', label: 'Reason', as: 'long' },
    { key: 'completedAt', label: 'Tour over', as: 'moment' },
    { key: 'releasedOn', label: 'Payable from', as: 'day' },
    { key: 'paidAt', label: 'Paid', as: 'moment' },
  ],
  historyOf: historyIn,
  waysOf: (row) => [
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
      confirm: 'All open lines of this booking go on their way.',
      done: 'Released.',
    },
    {
      name: 'hold',
      label: 'Hold',
      when: isInState('pending', 'locked', 'approved'),
      confirm: 'All open lines of this booking wait for a decision.',
      done: 'On hold.',
    },
    {
      name: 'void',
      label: 'Void',
      tone: 'danger',
      when: isInState('pending', 'locked', 'approved', 'on_hold'),
      confirm: 'The partner gets nothing for this booking. The reason stands in their statement.',
      done: 'Void.',
    },
  ],
});
