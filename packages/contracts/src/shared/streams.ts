import type { AdminService } from './admin.js';

/** The streams of events and their subjects. Emails and the audit log have one consumer each. */
export const streams = {
  EVENTS: ['evt.catalog.>', 'evt.leads.>', 'evt.identity.>', 'evt.notifications.>'],
  MAILS: ['evt.mail.>'],
  AUDIT: ['evt.audit.>'],
} as const;
export type StreamName = keyof typeof streams;
export const streamNames = Object.keys(streams) as readonly StreamName[];

export function streamOf(subject: string): StreamName {
  if (subject.startsWith('evt.mail.')) return 'MAILS';
  return subject.startsWith('evt.audit.') ? 'AUDIT' : 'EVENTS';
}

/**
 * The events that each service consumes. An administrator creates the consumers from this list; a service may
 * pull from its own consumers but not create any.
 */
export const eventReaders: Readonly<Record<AdminService, readonly string[]>> = {
  catalog: [
    'evt.identity.contributor.published.v1',
    'evt.identity.contributor.withdrawn.v1',
    'evt.identity.person.erasure_requested.v1',
    'evt.identity.staff.access_ended.v1',
    'evt.leads.seats.changed.v1',
  ],
  leads: [
    'evt.catalog.departure.offered.v1',
    'evt.catalog.departure.withdrawn.v1',
    'evt.catalog.policy.version_changed.v1',
    'evt.catalog.retreat.changed.v1',
    'evt.catalog.sample.removed.v1',
    'evt.catalog.tour.changed.v1',
    'evt.identity.contributor.published.v1',
    'evt.identity.contributor.withdrawn.v1',
    'evt.identity.staff.access_ended.v1',
    'evt.identity.staff.left.v1',
  ],
  identity: [
    'evt.audit.catalog.recorded.v1',
    'evt.audit.identity.recorded.v1',
    'evt.audit.leads.recorded.v1',
    'evt.audit.notifications.recorded.v1',
    'evt.catalog.sample.removed.v1',
    'evt.leads.booking.cancelled.v1',
    'evt.leads.booking.changed.v1',
    'evt.leads.booking.completed.v1',
    'evt.leads.booking.deposit_paid.v1',
    'evt.leads.booking.paid.v1',
    'evt.leads.booking.refunded.v1',
    'evt.leads.lead.received.v1',
  ],
  notifications: ['evt.identity.person.erasure_requested.v1', 'evt.mail.requested.v1'],
};

/** The durable consumer name of a service for an event. NATS allows no dots in it. */
export const readerName = (service: string, subject: string): string =>
  `${service}__${subject.replaceAll('.', '_')}`;
