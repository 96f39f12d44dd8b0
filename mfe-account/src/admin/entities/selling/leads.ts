import { answersDueWithinHours } from '@valam/contracts/leads/today-words';
import { leadsAdmin } from '@valam/contracts/leads/leads.admin';
import { layoutOf } from '../../description/layout';
import { inWords } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { asCode } from '../../description/spelling';
import { textAt } from '../../description/values';
import { departuresAhead } from './departures-ahead';
import { person } from './person';

export const leads = layoutOf(leadsAdmin, {
  title: 'Leads',
  noun: 'lead',
  titleOf: (row) => `${person(row)}, ${inWords(textAt(row, 'type')).toLowerCase()}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Name, email, tour',
  hasListCsv: true,
  columns: [
    { key: 'name', label: 'Name', value: person },
    { key: 'type' },
    { key: 'tourTitle', label: 'Tour' },
    { key: 'state' },
    { key: 'ownerName', label: 'Owner' },
    { key: 'answerDueAt', label: 'Answer due' },
    { key: 'isLate', label: 'Late' },
    { key: 'createdAt', label: 'Received' },
  ],
  filters: [
    { key: 'state' },
    { key: 'type' },
    { key: 'isLate', label: 'Answer', kind: 'select', options: [{ value: 'true', label: 'Answer is late' }] },
    {
      key: 'isDue',
      label: 'Deadline',
      kind: 'select',
      options: [{ value: 'true', label: `In ${answersDueWithinHours} hours` }],
    },
    { key: 'referralCode', label: 'Code', storedAs: asCode },
  ],
  fields: [
    { key: 'state', required: true },
    {
      key: 'ownerName',
      label: 'Owner',
      hint: 'The person who asked sees this first name.',
    },
    { key: 'lostReason', label: 'Reason it was lost' },
  ],
  facts: [
    { key: 'email', as: 'mail' },
    { key: 'mobile', label: 'Phone' },
    { key: 'tourTitle', label: 'Tour' },
    { key: 'quantity', label: 'People' },
    { key: 'message', as: 'long' },
    { key: 'mainInterests', label: 'Interests' },
    { key: 'requestedDocuments', label: 'Documents', as: 'list' },
    { key: 'answerDueAt', label: 'Answer due' },
    { key: 'answeredAt', label: 'Answered' },
    { key: 'paymentStatus', label: 'Payment' },
    { key: 'amount' },
    { key: 'referralCode', label: 'Code' },
    { key: 'sourceUrl', label: 'Came from', as: 'address' },
    { key: 'firstPage' },
    { key: 'spamMarks', label: 'Spam marks' },
    { key: 'statusUrl', label: 'The inquiry’s status page', as: 'address' },
    { key: 'createdAt', label: 'Received' },
  ],
  parts: [
    {
      title: 'Proposals',
      rows: 'quotes',
      columns: [
        { key: 'title', label: 'Proposal' },
        { key: 'state', label: 'State', as: 'state' },
        { key: 'total', label: 'Total', as: 'money' },
        { key: 'validUntil', label: 'Valid until', as: 'moment' },
      ],
      href: (quote) => recordPlace('quotes', textAt(quote, 'id')),
    },
    {
      title: 'Notes',
      rows: 'notes',
      columns: [
        { key: 'at', label: 'When', as: 'moment' },
        { key: 'author', label: 'By' },
        { key: 'text', label: 'Note', as: 'long' },
      ],
    },
  ],
  relatedLinksOf: (row) => [
    ...(textAt(row, 'email')
      ? [{ label: 'This person', href: recordPlace('people', textAt(row, 'email').toLowerCase()) }]
      : []),
    ...(textAt(row, 'bookingId')
      ? [{ label: 'The booking', href: recordPlace('bookings', textAt(row, 'bookingId')) }]
      : []),
  ],
  actions: [
    {
      name: 'note',
      label: 'Add a note',
      fields: [{ key: 'text', label: 'Note', kind: 'textarea', required: true }],
      done: 'Noted.',
    },
    {
      name: 'open-link',
      label: 'Show the inquirer’s link',
      confirm: 'The page of this inquiry. The audit log says that you opened it.',
      outcome: (answer) => ({
        kind: 'address',
        label: 'The inquirer’s page',
        href: answer.statusUrl ?? '',
      }),
      done: 'Opened. The audit log says so.',
    },
    {
      name: 'quote',
      label: 'Send a proposal',
      tone: 'primary',
      when: (row) => textAt(row, 'email') !== '',
      confirm: 'The person gets an email with the proposal and a link to pay.',
      fields: [
        {
          key: 'departureId',
          label: 'Departure',
          kind: 'record',
          of: 'departures',
          onlyIn: departuresAhead,
          hint: 'Or a private tour: title and days below.',
        },
        { key: 'title', label: 'Title', kind: 'text' },
        { key: 'startDate', label: 'First day', kind: 'day' },
        { key: 'endDate', label: 'Last day', kind: 'day' },
        { key: 'quantity', label: 'People', kind: 'number', required: true },
        { key: 'total', label: 'Total', kind: 'money', required: true },
        {
          key: 'totalUsd',
          label: 'Worth in whole US dollars',
          kind: 'number',
          hint: 'For a private tour in another currency.',
        },
        { key: 'message', label: 'Message', kind: 'textarea' },
        { key: 'validDays', label: 'Valid for days', kind: 'number' },
      ],
      initial: (row) => ({ quantity: row['quantity'], validDays: 7 }),
      outcome: (answer) => ({ kind: 'address', label: 'The proposal', href: answer.url }),
      done: 'The proposal is on its way.',
    },
  ],
});
