import {
  bookingAmounts,
  type BookingAmounts,
  type BookingTerms,
} from '@valam/contracts/leads/booking-amounts';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { inWholeUnits } from '@valam/contracts/shared/money';
import type { DepartureEntity } from '../departure/departure.entity.js';

type RoomOption = DepartureEntity['roomOptions'][number];

/** The room that was chosen; undefined when it is not offered. */
export function chosenRoom(
  request: Pick<BookingSessionRequest, 'roomOptionId'>,
  departure: Pick<DepartureEntity, 'roomOptions'>,
): RoomOption | null | undefined {
  if (!request.roomOptionId) return null;
  return departure.roomOptions.find(({ id }) => id === request.roomOptionId);
}

export type PricedTrip = Pick<BookingSessionRequest, 'quantity' | 'currency' | 'roomOptionId'>;

/** What this trip costs by our own prices. */
export function computedAmounts(
  request: PricedTrip,
  departure: DepartureEntity,
  room: RoomOption | null,
  terms: BookingTerms,
): BookingAmounts {
  const supplement = room?.supplement ?? null;
  return bookingAmounts(departure.prices, request.quantity, request.currency, supplement, terms);
}

/** The browser's amounts are only compared: both must be exactly ours. */
export function agrees(
  request: Pick<BookingSessionRequest, 'amount' | 'depositAmount'>,
  ours: BookingAmounts,
): boolean {
  return request.amount === inWholeUnits(ours.total) && request.depositAmount === inWholeUnits(ours.deposit);
}
