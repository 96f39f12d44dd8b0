import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { Currency } from '../shared/money.js';
import { Day, Id } from '../shared/text.js';
import { PaymentWay } from './payment-plan.schema.js';

const text = z.nullable(z.string());

/** Saved input of a person who left the payment page: all fields of the booking panel. */
export const UnfinishedCheckout = z.object({
  tripKind: TripKind,
  tourId: z.nullable(Id),
  tourSlug: text,
  /** False if the trip is no longer published and its page is gone. */
  hasTripPage: z.optional(z.boolean()),
  tourTitle: z.string(),
  dateId: Id,
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  currency: Currency,
  roomOptionId: text,
  payInFull: z.boolean(),
  /** The chosen way of payment, and the number of installments. */
  plan: z.optional(PaymentWay),
  installments: z.optional(z.nullable(z.int())),
  promoCode: text,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: text,
  diet: text,
  needs: text,
});
export type UnfinishedCheckout = z.infer<typeof UnfinishedCheckout>;
