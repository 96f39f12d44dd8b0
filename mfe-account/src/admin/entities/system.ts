import { adminServices } from '@valam/contracts/shared/admin';
import type { EntityDescription } from '../description/entity-description';
import { inWords, optionsOf } from '../description/field-description';
import { recordPlace } from '../description/places';
import { textAt } from '../description/values';
import { isEntity } from './is-entity';
import { money, operators, sellers } from './roles';

export const audit: EntityDescription = {
  name: 'audit',
  title: 'Audit log',
  noun: 'entry',
  roles: { read: operators },
  titleOf: (row) => `${inWords(textAt(row, 'action'))}: ${textAt(row, 'entity')}`,
  searchHint: 'Who, which record, what',
  columns: [
    { key: 'at', label: 'When', as: 'moment', sortable: true },
    { key: 'actorEmail', label: 'Who', value: (row) => textAt(row, 'actorEmail') || 'The system' },
    { key: 'action', label: 'What' },
    { key: 'entity', label: 'On' },
    { key: 'entityId', label: 'Record' },
    { key: 'reason', label: 'Why' },
  ],
  filters: [
    { key: 'entity', label: 'On', kind: 'text' },
    { key: 'action', label: 'What', kind: 'text' },
    { key: 'actorEmail', label: 'Who', kind: 'text' },
    { key: 'since', label: 'Since', kind: 'day' },
    { key: 'until', label: 'Until', kind: 'day' },
  ],
  facts: [
    { key: 'at', label: 'When', as: 'moment' },
    { key: 'actorEmail', label: 'Who' },
    { key: 'actorRole', label: 'As', as: 'state' },
    { key: 'service', label: 'In' },
    { key: 'action', label: 'What' },
    { key: 'entity', label: 'On' },
    { key: 'entityId', label: 'Record' },
    { key: 'reason', label: 'Why', as: 'long' },
    { key: 'before', label: 'Before', as: 'json' },
    { key: 'after', label: 'After', as: 'json' },
  ],
  waysOf: (row) => {
    const entity = textAt(row, 'entity');
    return isEntity(entity) && textAt(row, 'entityId') !== 'all'
      ? [{ label: 'The record', href: recordPlace(entity, textAt(row, 'entityId')) }]
      : [];
  },
};

export const mails: EntityDescription = {
  name: 'mails',
  title: 'Mails',
  noun: 'mail',
  roles: { read: sellers },
  titleOf: (row) => textAt(row, 'subject') || inWords(textAt(row, 'template')),
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Address, subject, template',
  columns: [
    { key: 'requestedAt', label: 'When', as: 'moment', sortable: true },
    { key: 'to', label: 'To' },
    { key: 'subject', label: 'Subject' },
    { key: 'template', label: 'Template', sortable: true },
    { key: 'state', label: 'State', as: 'state', sortable: true },
    { key: 'lastError', label: 'Trouble' },
  ],
  filters: [
    {
      key: 'state',
      label: 'State',
      kind: 'select',
      options: optionsOf(['queued', 'sending', 'sent', 'failed']),
    },
    { key: 'template', label: 'Template', kind: 'text' },
    { key: 'to', label: 'To', kind: 'text' },
  ],
  facts: [
    { key: 'to', label: 'To', as: 'mail' },
    { key: 'toName', label: 'Name' },
    { key: 'template', label: 'Template' },
    { key: 'requestedAt', label: 'Wanted', as: 'moment' },
    { key: 'sentAt', label: 'Sent', as: 'moment' },
    { key: 'attempts', label: 'Tried', as: 'figure' },
    { key: 'sendings', label: 'Sent times', as: 'figure' },
    { key: 'lastError', label: 'Trouble', as: 'long' },
  ],
  bulk: ['resend'],
  actions: [
    {
      name: 'resend',
      label: 'Send again',
      roles: sellers,
      tone: 'primary',
      when: (row) => row['canResend'] === true,
      confirm: 'The same mail goes out again.',
      done: 'It is on its way.',
    },
  ],
};

const service = { key: 'service', label: 'Unit', kind: 'select', options: optionsOf(adminServices) } as const;

export const events: EntityDescription = {
  name: 'events',
  title: 'Stuck events',
  noun: 'event',
  roles: { read: operators },
  titleOf: (row) => textAt(row, 'subject'),
  searchHint: 'Subject',
  columns: [
    { key: 'at', label: 'When', as: 'moment' },
    { key: 'service', label: 'Unit' },
    { key: 'consumer', label: 'Consumer' },
    { key: 'subject', label: 'Subject' },
    { key: 'error', label: 'Trouble' },
  ],
  filters: [service],
  facts: [
    { key: 'service', label: 'Unit' },
    { key: 'consumer', label: 'Consumer' },
    { key: 'eventId', label: 'Event' },
    { key: 'at', label: 'When', as: 'moment' },
    { key: 'error', label: 'Trouble', as: 'long' },
    { key: 'payload', label: 'What it says', as: 'json' },
  ],
  bulk: ['replay'],
  actions: [
    { name: 'replay', label: 'Replay', roles: operators, tone: 'primary', done: 'Handed over again.' },
    {
      name: 'drop',
      label: 'Drop',
      roles: operators,
      tone: 'danger',
      needsReason: true,
      confirm: 'It is never handled.',
      done: 'Dropped.',
    },
  ],
};

export const jobs: EntityDescription = {
  name: 'jobs',
  title: 'Jobs',
  noun: 'job',
  roles: { read: operators },
  titleOf: (row) => inWords(textAt(row, 'name')),
  stateOf: (row) =>
    row['isRunning'] ? 'running' : row['attempts'] === row['maxAttempts'] ? 'failed' : 'waiting',
  searchHint: 'Exact name',
  columns: [
    { key: 'runAt', label: 'Due', as: 'moment' },
    { key: 'service', label: 'Unit' },
    { key: 'name', label: 'Job' },
    { key: 'attempts', label: 'Tried', as: 'figure' },
    { key: 'maxAttempts', label: 'Of', as: 'figure' },
    { key: 'isRunning', label: 'Running', as: 'flag' },
    { key: 'lastError', label: 'Trouble' },
  ],
  filters: [
    service,
    {
      key: 'state',
      label: 'State',
      kind: 'select',
      options: optionsOf(['waiting', 'running', 'retrying', 'failed']),
    },
  ],
  facts: [
    { key: 'service', label: 'Unit' },
    { key: 'key', label: 'Key' },
    { key: 'runAt', label: 'Due', as: 'moment' },
    { key: 'createdAt', label: 'Stored', as: 'moment' },
    { key: 'attempts', label: 'Tried', as: 'figure' },
    { key: 'lastError', label: 'Trouble', as: 'long' },
  ],
  bulk: ['retry'],
  actions: [
    { name: 'retry', label: 'Run now', roles: operators, tone: 'primary', done: 'It runs at once.' },
    {
      name: 'cancel',
      label: 'Give up',
      roles: operators,
      tone: 'danger',
      needsReason: true,
      confirm: 'It is not run any more.',
      done: 'Given up.',
    },
  ],
};

export const webhooks: EntityDescription = {
  name: 'webhooks',
  title: 'Payment events',
  noun: 'payment event',
  roles: { read: money },
  titleOf: (row) => textAt(row, 'type'),
  stateOf: (row) => textAt(row, 'outcome') || null,
  searchHint: 'Number, object, type',
  columns: [
    { key: 'receivedAt', label: 'When', as: 'moment', sortable: true },
    { key: 'type', label: 'Type', sortable: true },
    { key: 'outcome', label: 'Outcome', as: 'state' },
    { key: 'objectId', label: 'Object' },
    { key: 'bookingId', label: 'Booking', as: 'record', of: 'bookings' },
  ],
  filters: [
    { key: 'type', label: 'Type', kind: 'text' },
    { key: 'outcome', label: 'Outcome', kind: 'text' },
  ],
  facts: [
    { key: 'receivedAt', label: 'When', as: 'moment' },
    { key: 'objectId', label: 'Object' },
    { key: 'payload', label: 'What it says', as: 'json' },
  ],
  bulk: ['replay'],
  actions: [
    {
      name: 'replay',
      label: 'Ask the provider again',
      roles: money,
      tone: 'primary',
      when: (row) => textAt(row, 'objectId') !== '',
      done: 'It is looked up again.',
    },
  ],
};
