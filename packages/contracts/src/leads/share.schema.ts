import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { Money } from '../shared/money.js';
import { Day, Id, Instant } from '../shared/text.js';
import { BookingInvoice, BookingRefund } from './booking.schema.js';
import { ShareState } from './share.js';
import { Traveller } from './traveller.schema.js';

/** A share as its companion sees it through the private link: without the other shares and the booking's money. */
export const Share = z.object({
  state: ShareState,
  name: z.string(),
  email: z.string(),
  /** Name of the person who invites. */
  leadName: z.string(),
  bookingRef: z.string(),
  tripKind: TripKind,
  tourTitle: z.string(),
  tourSlug: z.nullable(z.string()),
  /** False if the trip is no longer published and its page is gone. */
  hasTripPage: z.optional(z.boolean()),
  startDate: Day,
  endDate: Day,
  amount: Money,
  dueOn: Day,
  mayPay: z.boolean(),
  /** The reason why there is nothing to pay, as a sentence; null while it may be paid or is paid. */
  ended: z.nullable(z.string()),
  payments: z.array(z.object({ id: Id, amount: Money, at: Instant, receiptUrl: z.string() })),
  refunds: z.array(BookingRefund),
  invoices: z.array(BookingInvoice),
  /** The companion's traveler form. */
  traveller: z.nullable(Traveller),
  maySaveTraveller: z.boolean(),
  /** The day on which its details are erased. */
  travellersErasedOn: Day,
  today: Day,
});
export type Share = z.infer<typeof Share>;
