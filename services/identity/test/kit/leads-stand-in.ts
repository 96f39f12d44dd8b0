import type { NatsConnection } from '@nats-io/transport-node';
import {
  bookingCompleted,
  bookingDepositPaid,
  bookingPaid,
  type BookingFacts,
} from '@valam/contracts/leads/booking.events';
import { exportContentData } from '@valam/contracts/catalog/privacy.rpc';
import {
  eraseLeadsData,
  exportLeadsData,
  listErasedRecords,
  listRecordsOfPerson,
} from '@valam/contracts/leads/privacy.rpc';
import { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import { exportMailData } from '@valam/contracts/notifications/privacy.rpc';
import type { EventContract, Rpc, RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { randomUUID } from 'node:crypto';

/** Answers a call in place of another service; returns a function that stops it. */
export function answers<R extends Rpc>(
  nats: NatsConnection,
  rpc: R,
  work: (input: RpcInput<R>) => RpcReturn<R>,
): () => void {
  const subscription = nats.subscribe(rpc.subject, {
    callback: (_error, message) => {
      message.respond(JSON.stringify({ output: work(message.json<RpcInput<R>>()) }));
    },
  });
  return () => subscription.unsubscribe();
}

/** A record in leads of a person whose address starts with `reasons`. */
export const bookingOfReasons = randomUUID();

/**
 * Records of a person whose address starts with `late`: a booking that now belongs to another person, and an
 * inquiry.
 */
export const lateRecords = [
  { entity: 'bookings', id: randomUUID(), until: '2026-11-02T06:00:00Z' },
  { entity: 'leads', id: randomUUID() },
] as const;

/**
 * Records that leads erased by retention 30 days ago: the booking of a private tour, with its related
 * records.
 */
export const erasedOnSchedule = [
  { entity: 'bookings', id: randomUUID(), isPrivateTour: true },
  { entity: 'refunds', id: randomUUID() },
  { entity: 'payment-plans', id: randomUUID() },
  { entity: 'shares', id: randomUUID() },
] as const;

/** The start times of requests for erasures. */
export const erasuresAskedFrom: string[] = [];

function recordsOf(email: string): RpcReturn<typeof listRecordsOfPerson>['records'] {
  if (email.startsWith('reasons')) return [{ entity: 'bookings', id: bookingOfReasons, isPrivateTour: true }];
  return email.startsWith('late') ? [...lateRecords] : [];
}

/** A stub of leads with one lead for any code. */
export function standInForLeads(nats: NatsConnection): () => void {
  const lead = {
    id: randomUUID(),
    type: 'inquiry' as const,
    name: 'Referred Person',
    email: 'referred@example.org',
    tourTitle: 'Discovering Shiva',
    paymentStatus: 'pending' as const,
    amount: null,
    currency: null,
    sourceUrl: null,
    createdAt: '2026-11-01T00:00:00Z',
  };
  const leave = [
    answers(nats, getReferralCounts, () => ({
      totalReferrals: 1,
      successfulBookings: 0,
      pendingInquiries: 1,
      completedThisYear: 0,
      byMonth: [{ month: '2026-11', leads: 1, bookings: 0 }],
    })),
    answers(nats, listReferredLeads, () => ({ items: [lead], total: 1 })),
    answers(nats, exportLeadsData, ({ email, after }) => ({
      sections: [{ title: 'Leads', records: [{ email }] }],
      next: email.startsWith('long-') && !after ? { section: 'Leads', record: 1 } : null,
    })),
    answers(nats, exportContentData, () => ({ sections: [] })),
    answers(nats, exportMailData, ({ email }) => ({ sections: [{ title: 'Emails', records: [{ email }] }] })),
    answers(nats, listRecordsOfPerson, ({ email }) => ({ records: recordsOf(email) })),
    answers(nats, listErasedRecords, ({ after }) => {
      const [first, ...others] = erasedOnSchedule;
      const until = after.at;
      if (!after.id) erasuresAskedFrom.push(after.at);
      if (after.id) return { records: others.map((record) => ({ ...record, until })), next: null };
      return { records: [{ ...first, until }], next: { at: after.at, id: first.id } };
    }),
    answers(nats, eraseLeadsData, () => ({ erased: 1, kept: [] })),
  ];
  return () => leave.forEach((go) => go());
}

/** A booking of 2,000 EUR, 2,400 USD, by an unrelated person, with a fifth of it paid. */
export function aBooking(over: Partial<BookingFacts> = {}): BookingFacts {
  return {
    bookingId: randomUUID(),
    bookingRef: `V-${randomUUID().slice(0, 6).toUpperCase()}`,
    state: 'deposit_paid',
    version: 1,
    tourId: randomUUID(),
    tourTitle: 'Discovering Shiva',
    departureId: randomUUID(),
    startDate: '2026-12-01',
    endDate: '2026-12-10',
    quantity: 1,
    referralCode: null,
    contributorId: null,
    personEmail: 'traveller@example.org',
    personPhone: null,
    personName: 'A Traveller',
    currency: 'EUR',
    totalMinor: 2_000_00,
    capturedMinor: 400_00,
    refundedMinor: 0,
    priceUsdMinor: 2_400_00,
    at: '2026-11-02T06:00:00Z',
    ...over,
  };
}

type Announcement = [EventContract<typeof bookingPaid.payload>, BookingFacts];

/** The events of a booking: deposit, balance, completion. */
export function travelled(referralCode: string): Announcement[] {
  const booking = aBooking({ referralCode });
  return [
    [bookingDepositPaid, booking],
    [
      bookingPaid,
      { ...booking, version: 2, state: 'paid', capturedMinor: 2_000_00, at: '2026-11-05T06:00:00Z' },
    ],
    [
      bookingCompleted,
      { ...booking, version: 3, state: 'completed', capturedMinor: 2_000_00, at: '2026-12-10T18:00:00Z' },
    ],
  ];
}

/** Sends the events to identity, in this order. */
export const announcingTo =
  (service: TestService) =>
  async (story: readonly Announcement[]): Promise<void> => {
    for (const [event, facts] of story) await service.receive(event, facts);
  };
