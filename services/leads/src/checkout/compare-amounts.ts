import {
  bookingAmounts,
  type BookingAmounts,
  type BookingTerms,
} from '@valam/contracts/leads/booking-amounts';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { inWholeUnits } from '@valam/contracts/shared/money';
import type { DepartureEntity } from '../departure/departure.entity.js';

type RoomOption = DepartureEntity['roomOptions'][number];

/** The chosen room; undefined when it is not offered. */
export function chosenRoom(
  request: Pick<BookingSessionRequest, 'roomOptionId'>,
  departure: Pick<DepartureEntity, 'roomOptions'>,
): RoomOption | null | undefined {
  if (!request.roomOptionId) return null;
  return departure.roomOptions.find(({ id }) => id === request.roomOptionId);
}

export type PricedTrip = Pick<BookingSessionRequest, 'quantity' | 'currency' | 'roomOptionId'>;

/** The price of a trip, computed from our price list. */
export function computedAmounts(
  request: PricedTrip,
  departure: DepartureEntity,
  room: RoomOption | null,
  terms: BookingTerms,
): BookingAmounts {
  const supplement = room?.supplement ?? null;
  return bookingAmounts(departure.prices, request.quantity, request.currency, supplement, terms);
}

/** The browser's amounts are only compared: both must equal ours. */
export function agrees(
  request: Pick<BookingSessionRequest, 'amount' | 'depositAmount'>,
  ours: BookingAmounts,
): boolean {
  return request.amount === inWholeUnits(ours.total) && request.depositAmount === inWholeUnits(ours.deposit);
}
