import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { EntityDescription } from '../description/entity-description';
import { bookingTerms } from './selling/booking-terms';
import { bookings } from './selling/bookings';
import { departures } from './selling/departures';
import { leads } from './selling/leads';
import { people } from './selling/people';
import { promoCodes } from './selling/promo-codes';
import { quotes } from './selling/proposals';
import { waitlist } from './selling/waitlist';
import { reviews } from './selling/reviews';
import { subscribers } from './selling/subscribers';
import { payments } from './money/payments';
import { refunds } from './money/refunds';
import { paymentPlans } from './money/payment-plans';
import { shares } from './money/shares';
import { giftCards } from './money/gift-cards';
import { invoices } from './money/invoices';
import { commissions } from './money/commissions';
import { payouts } from './money/payouts';
import { contributors } from './partners/contributors';
import { hostApplications } from './partners/host-applications';
import { users } from './partners/accounts';
import { tours } from './catalogue/tours';
import { tourDates } from './catalogue/tour-dates';
import { retreats } from './catalogue/retreats';
import { temples } from './catalogue/temples';
import { venues } from './catalogue/venues';
import { ashrams } from './catalogue/ashrams';
import { festivals } from './catalogue/festivals';
import { expertise } from './catalogue/expertise';
import { blogs } from './editorial/articles';
import { faqs } from './editorial/questions';
import { testimonials } from './editorial/testimonials';
import { policies } from './editorial/policies';
import { media } from './editorial/pictures';
import { aliases } from './editorial/aliases';
import { settings } from './editorial/claims';
import { staff } from './system/staff';
import { audit } from './system/audit';
import { mails } from './system/mails';
import { events } from './system/events';
import { jobs } from './system/jobs';
import { sample } from './system/sample';
import { webhooks } from './system/payment-events';

/** The parts of the office, in the order of the day. */
export const sections: readonly {
  readonly title: string;
  readonly entities: readonly EntityDescription[];
}[] = [
  {
    title: 'Selling',
    entities: [
      ...[departures, bookings, leads, people, quotes, waitlist, reviews, subscribers],
      ...[promoCodes, bookingTerms],
    ],
  },
  {
    title: 'Money',
    entities: [payments, refunds, invoices, paymentPlans, shares, giftCards, commissions, payouts],
  },
  { title: 'Partners', entities: [contributors, hostApplications, users] },
  {
    title: 'Catalogue',
    entities: [tours, tourDates, retreats, temples, venues, ashrams, festivals, expertise],
  },
  { title: 'Content', entities: [blogs, faqs, testimonials, policies, media, aliases, settings] },
  { title: 'System', entities: [staff, audit, mails, events, jobs, webhooks, sample] },
];

/** Every kind of record of the office. `today` has a board of its own. */
export const entities: Readonly<Record<Exclude<AdminEntity, 'today'>, EntityDescription>> = {
  aliases,
  ashrams,
  audit,
  blogs,
  bookings,
  'booking-terms': bookingTerms,
  commissions,
  contributors,
  departures,
  events,
  expertise,
  faqs,
  festivals,
  'payment-plans': paymentPlans,
  shares,
  'gift-cards': giftCards,
  'host-applications': hostApplications,
  jobs,
  leads,
  mails,
  media,
  payments,
  invoices,
  payouts,
  people,
  policies,
  'promo-codes': promoCodes,
  quotes,
  refunds,
  retreats,
  reviews,
  sample,
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
