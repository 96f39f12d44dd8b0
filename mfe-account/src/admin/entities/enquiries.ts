import { leadStates, leadTypes } from '@valam/contracts/leads/lead.schema';
import { waitlistStates } from '@valam/contracts/leads/waitlist.schema';
import type { EntityDescription } from '../description/entity-description';
import { inWords, optionsOf } from '../description/field-description';
import { listPlace, recordPlace } from '../description/places';
import { rowsAt, textAt } from '../description/values';
import { frontDesk, reviewers, sellers } from './roles';

const person = (row: Readonly<Record<string, unknown>>) =>
  textAt(row, 'name') ||
  `${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`.trim() ||
  textAt(row, 'email') ||
  'Somebody';

export const leads: EntityDescription = {
  name: 'leads',
  title: 'Leads',
  noun: 'lead',
  roles: { read: frontDesk, write: sellers },
  titleOf: (row) => `${person(row)}, ${inWords(textAt(row, 'type')).toLowerCase()}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Name, email, tour',
  columns: [
    { key: 'name', label: 'Who', value: person },
    { key: 'type', label: 'What', as: 'state', sortable: true },
    { key: 'tourTitle', label: 'Tour' },
    { key: 'state', label: 'State', as: 'state', sortable: true },
    { key: 'ownerName', label: 'Owner' },
    { key: 'answerDueAt', label: 'Answer due', as: 'moment', sortable: true },
    { key: 'isLate', label: 'Late', as: 'flag' },
    { key: 'createdAt', label: 'Came', as: 'moment', sortable: true },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(leadStates) },
    { key: 'type', label: 'What', kind: 'select', options: optionsOf(leadTypes) },
    { key: 'isLate', label: 'Clock', kind: 'select', options: [{ value: 'true', label: 'Answer is late' }] },
    { key: 'referralCode', label: 'Code', kind: 'text' },
  ],
  fields: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(leadStates), required: true },
    {
      key: 'ownerName',
      label: 'Who looks after it',
      kind: 'text',
      hint: 'The enquirer sees this first name.',
    },
    { key: 'lostReason', label: 'Why it was lost', kind: 'text' },
  ],
  facts: [
    { key: 'email', label: 'Email', as: 'mail' },
    { key: 'mobile', label: 'Telephone' },
    { key: 'tourTitle', label: 'Tour' },
    { key: 'quantity', label: 'People', as: 'figure' },
    { key: 'message', label: 'Message', as: 'long' },
    { key: 'mainInterests', label: 'Interests', as: 'list' },
    { key: 'requestedDocuments', label: 'Documents', as: 'list' },
    { key: 'answerDueAt', label: 'Answer due', as: 'moment' },
    { key: 'answeredAt', label: 'Answered', as: 'moment' },
    { key: 'paymentStatus', label: 'Payment', as: 'state' },
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'referralCode', label: 'Code' },
    { key: 'sourceUrl', label: 'Came from', as: 'address' },
    { key: 'firstPage', label: 'First page' },
    { key: 'spamMarks', label: 'Marks of spam', as: 'list' },
    { key: 'statusUrl', label: 'The enquirer’s page', as: 'address' },
    { key: 'createdAt', label: 'Came', as: 'moment' },
  ],
  parts: [
    {
      title: 'Proposals',
      rows: (row) => rowsAt(row, 'quotes'),
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
      rows: (row) => rowsAt(row, 'notes'),
      columns: [
        { key: 'at', label: 'When', as: 'moment' },
        { key: 'author', label: 'Who' },
        { key: 'text', label: 'Note', as: 'long' },
      ],
    },
  ],
  waysOf: (row) => [
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
      roles: frontDesk,
      fields: [{ key: 'text', label: 'Note', kind: 'textarea', required: true }],
      done: 'Noted.',
    },
    {
      name: 'quote',
      label: 'Send a proposal',
      roles: sellers,
      tone: 'primary',
      when: (row) => textAt(row, 'email') !== '',
      confirm: 'The person gets a mail with the proposal and a link to pay.',
      fields: [
        {
          key: 'departureId',
          label: 'Departure',
          kind: 'record',
          of: 'departures',
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
        { key: 'message', label: 'Words', kind: 'textarea' },
        { key: 'validDays', label: 'Valid for days', kind: 'number' },
      ],
      initial: (row) => ({ quantity: row['quantity'], validDays: 7 }),
      outcome: (answer) => ({ kind: 'address', label: 'The proposal', href: textAt(answer, 'url') }),
      done: 'The proposal is on its way.',
    },
  ],
};

export const people: EntityDescription = {
  name: 'people',
  title: 'People',
  noun: 'person',
  roles: { read: sellers },
  titleOf: (row) => textAt(row, 'name') || row.id,
  searchHint: 'Name, email, tour',
  columns: [
    { key: 'name', label: 'Name', value: (row) => textAt(row, 'name') || row.id },
    { key: 'email', label: 'Email' },
    { key: 'leads', label: 'Leads', as: 'figure' },
    { key: 'bookings', label: 'Bookings', as: 'figure' },
    { key: 'isSubscriber', label: 'Newsletter', as: 'flag' },
    { key: 'referralCode', label: 'Code' },
    { key: 'lastAt', label: 'Last', as: 'moment' },
  ],
  facts: [
    { key: 'email', label: 'Email', as: 'mail' },
    { key: 'isSubscriber', label: 'Newsletter', as: 'flag' },
    { key: 'referralCode', label: 'Code' },
    { key: 'lastAt', label: 'Last', as: 'moment' },
  ],
  parts: [
    {
      title: 'Bookings',
      rows: (row) => rowsAt(row, 'bookingList'),
      columns: [
        { key: 'ref', label: 'Booking' },
        { key: 'tourTitle', label: 'Tour' },
        { key: 'startDate', label: 'From', as: 'day' },
        { key: 'state', label: 'State', as: 'state' },
      ],
      href: (row) => recordPlace('bookings', textAt(row, 'id')),
    },
    {
      title: 'Leads',
      rows: (row) => rowsAt(row, 'leadList'),
      columns: [
        { key: 'type', label: 'What', as: 'state' },
        { key: 'tourTitle', label: 'Tour' },
        { key: 'state', label: 'State', as: 'state' },
        { key: 'createdAt', label: 'Came', as: 'moment' },
      ],
      href: (row) => recordPlace('leads', textAt(row, 'id')),
    },
  ],
  waysOf: ({ id }) => [{ label: 'Mails to this person', href: listPlace('mails', { to: id }) }],
};

export const quotes: EntityDescription = {
  name: 'quotes',
  title: 'Proposals',
  noun: 'proposal',
  roles: { read: frontDesk },
  titleOf: (row) => textAt(row, 'title'),
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Title',
  columns: [
    { key: 'title', label: 'Proposal' },
    { key: 'quantity', label: 'People', as: 'figure' },
    { key: 'total', label: 'Total', as: 'money' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'validUntil', label: 'Valid until', as: 'moment', sortable: true },
    { key: 'createdAt', label: 'Written', as: 'moment', sortable: true },
  ],
  filters: [{ key: 'state', label: 'State', kind: 'text' }],
  facts: [
    { key: 'total', label: 'Total', as: 'money' },
    { key: 'quantity', label: 'People', as: 'figure' },
    { key: 'message', label: 'Words', as: 'long' },
    { key: 'validUntil', label: 'Valid until', as: 'moment' },
    { key: 'createdBy', label: 'Written by' },
    { key: 'url', label: 'Pay link', as: 'address' },
  ],
  waysOf: (row) => [
    { label: 'The lead', href: recordPlace('leads', textAt(row, 'leadId')) },
    ...(textAt(row, 'bookingId')
      ? [{ label: 'The booking', href: recordPlace('bookings', textAt(row, 'bookingId')) }]
      : []),
  ],
  actions: [
    {
      name: 'withdraw',
      label: 'Withdraw',
      roles: sellers,
      tone: 'danger',
      when: (row) => textAt(row, 'state') === 'open',
      confirm: 'Its link no longer leads to a payment.',
      done: 'Withdrawn.',
    },
  ],
};

export const waitlist: EntityDescription = {
  name: 'waitlist',
  title: 'Waitlist',
  noun: 'place in the queue',
  roles: { read: frontDesk },
  titleOf: person,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Name, email',
  columns: [
    { key: 'queueNumber', label: 'No.', as: 'figure', sortable: true },
    { key: 'name', label: 'Who', value: person },
    { key: 'departureId', label: 'Departure', as: 'record', of: 'departures' },
    { key: 'quantity', label: 'Seats', as: 'figure' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'offerExpiresAt', label: 'Offer ends', as: 'moment', sortable: true },
    { key: 'createdAt', label: 'Joined', as: 'moment', sortable: true },
  ],
  filters: [{ key: 'state', label: 'State', kind: 'select', options: optionsOf(waitlistStates) }],
  facts: [
    { key: 'email', label: 'Email', as: 'mail' },
    { key: 'mobile', label: 'Telephone' },
    { key: 'departureId', label: 'Departure', as: 'record', of: 'departures' },
    { key: 'quantity', label: 'Seats', as: 'figure' },
    { key: 'offeredAt', label: 'Offered', as: 'moment' },
    { key: 'offerExpiresAt', label: 'Offer ends', as: 'moment' },
    { key: 'referralCode', label: 'Code' },
    { key: 'createdAt', label: 'Joined', as: 'moment' },
  ],
  actions: [
    {
      name: 'withdraw',
      label: 'Take out of the queue',
      roles: sellers,
      tone: 'danger',
      when: (row) => ['waiting', 'offered'].includes(textAt(row, 'state')),
      needsReason: true,
      confirm: 'Seats that were offered go to the next in the queue.',
      done: 'Taken out.',
    },
  ],
};

export const reviews: EntityDescription = {
  name: 'reviews',
  title: 'Reviews',
  noun: 'review',
  roles: { read: reviewers },
  titleOf: (row) =>
    `${textAt(row, 'displayName') || 'A traveller'}${row['rating'] ? `, ${textAt(row, 'rating')} of 5` : ''}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Text, name',
  columns: [
    { key: 'displayName', label: 'Who' },
    { key: 'tourSlug', label: 'Tour' },
    { key: 'rating', label: 'Stars', as: 'figure' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'submittedAt', label: 'Written', as: 'moment', sortable: true },
  ],
  filters: [
    {
      key: 'state',
      label: 'State',
      kind: 'select',
      options: optionsOf(['requested', 'submitted', 'published', 'refused']),
    },
    { key: 'tourSlug', label: 'Tour', kind: 'text' },
  ],
  facts: [
    { key: 'text', label: 'Review', as: 'long' },
    { key: 'rating', label: 'Stars', as: 'figure' },
    { key: 'country', label: 'Country' },
    { key: 'answer', label: 'Our answer', as: 'long' },
    { key: 'refuseReason', label: 'Refused because', as: 'long' },
    { key: 'publishedAt', label: 'Published', as: 'moment' },
  ],
  actions: [
    {
      name: 'publish',
      label: 'Publish',
      roles: reviewers,
      tone: 'primary',
      when: (row) => ['submitted', 'refused'].includes(textAt(row, 'state')),
      done: 'Published.',
    },
    {
      name: 'answer',
      label: 'Answer',
      roles: reviewers,
      when: (row) => textAt(row, 'text') !== '',
      fields: [{ key: 'text', label: 'Answer', kind: 'textarea', required: true }],
      initial: (row) => ({ text: textAt(row, 'answer') }),
      done: 'Answered.',
    },
    {
      name: 'refuse',
      label: 'Refuse',
      roles: reviewers,
      tone: 'danger',
      when: (row) => ['submitted', 'published'].includes(textAt(row, 'state')),
      needsReason: true,
      confirm: 'Only for law and privacy, never for what somebody thinks.',
      done: 'Refused.',
    },
  ],
};

export const subscribers: EntityDescription = {
  name: 'subscribers',
  title: 'Newsletter',
  noun: 'subscriber',
  roles: { read: reviewers },
  titleOf: (row) => textAt(row, 'email'),
  searchHint: 'Email, name',
  columns: [
    { key: 'email', label: 'Email', sortable: true },
    { key: 'name', label: 'Name' },
    { key: 'source', label: 'From' },
    { key: 'emailConfirmed', label: 'Confirmed', as: 'flag' },
    { key: 'confirmedAt', label: 'Since', as: 'moment', sortable: true },
    { key: 'unsubscribedAt', label: 'Left', as: 'moment' },
  ],
  filters: [
    { key: 'isActive', label: 'Who', kind: 'select', options: [{ value: 'true', label: 'Gets the letter' }] },
    { key: 'source', label: 'From', kind: 'text' },
  ],
  facts: [
    { key: 'name', label: 'Name' },
    { key: 'source', label: 'From' },
    { key: 'createdAt', label: 'Signed up', as: 'moment' },
    { key: 'confirmedAt', label: 'Confirmed', as: 'moment' },
    { key: 'unsubscribedAt', label: 'Left', as: 'moment' },
    { key: 'referralCode', label: 'Code' },
    { key: 'spamMarks', label: 'Marks of spam', as: 'list' },
  ],
  actions: [
    {
      name: 'unsubscribe',
      label: 'Unsubscribe',
      roles: reviewers,
      tone: 'danger',
      when: (row) => !row['unsubscribedAt'],
      confirm: 'This person gets no more letters.',
      done: 'Unsubscribed.',
    },
  ],
};
