import type { AdminEntity } from '@valam/contracts/shared/admin';
import type { EntityDescription } from '../description/entity-description';
import { bookings } from './bookings';
import { departures } from './departures';
import { ashrams, retreats, temples, venues } from './directory';
import {
  aliases,
  blogs,
  expertise,
  faqs,
  festivals,
  media,
  policies,
  settings,
  testimonials,
} from './editorial';
import { leads, people, quotes, reviews, subscribers, waitlist } from './enquiries';
import { commissions, payments, payouts, refunds } from './ledger';
import { contributors, hostApplications, staff, users } from './partners';
import { audit, events, jobs, mails, webhooks } from './system';
import { tourDates, tours } from './tours';

/** The parts of the office, in the order of the day. */
export const sections: readonly {
  readonly title: string;
  readonly entities: readonly EntityDescription[];
}[] = [
  {
    title: 'Selling',
    entities: [departures, bookings, leads, people, quotes, waitlist, reviews, subscribers],
  },
  { title: 'Money', entities: [payments, refunds, commissions, payouts] },
  { title: 'Partners', entities: [contributors, hostApplications, users] },
  {
    title: 'Catalogue',
    entities: [tours, tourDates, retreats, temples, venues, ashrams, festivals, expertise],
  },
  { title: 'Content', entities: [blogs, faqs, testimonials, policies, media, aliases, settings] },
  { title: 'System', entities: [staff, audit, mails, events, jobs, webhooks] },
];

/** Every kind of record of the office. `today` has a board of its own. */
export const entities: Readonly<Record<Exclude<AdminEntity, 'today'>, EntityDescription>> = {
  aliases,
  ashrams,
  audit,
  blogs,
  bookings,
  commissions,
  contributors,
  departures,
  events,
  expertise,
  faqs,
  festivals,
  'host-applications': hostApplications,
  jobs,
  leads,
  mails,
  media,
  payments,
  payouts,
  people,
  policies,
  quotes,
  refunds,
  retreats,
  reviews,
  settings,
  staff,
  subscribers,
  temples,
  testimonials,
  'tour-dates': tourDates,
  tours,
  users,
  venues,
  waitlist,
  webhooks,
};

export function describe(name: string): EntityDescription | null {
  return Object.hasOwn(entities, name) ? entities[name as keyof typeof entities] : null;
}
