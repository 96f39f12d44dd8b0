import { Injectable } from '@nestjs/common';
import { confirmedStates } from '@valam/contracts/leads/booking-states';
import type { Roster, RosterColumn, RosterParty } from '@valam/contracts/leads/roster.schema';
import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { In, type EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney } from '../booking/booking-money.js';
import { EncryptedWishes } from '../booking/encrypted-wishes.js';
import { isComplete } from '../booking/traveller-complete.js';
import { Travellers } from '../booking/travellers.js';
import type { DepartureEntity } from '../departure/departure.entity.js';

type Party = z.infer<typeof RosterParty>;

/** The travelers of a departure, with the selected columns only. */
@Injectable()
export class DrawRoster {
  constructor(
    private readonly travellers: Travellers,
    private readonly wishes: EncryptedWishes,
  ) {}

  async run(
    tx: EntityManager,
    departure: DepartureEntity,
    columns: readonly RosterColumn[],
  ): Promise<Roster> {
    const bookings = await tx.find(BookingEntity, {
      where: { departureId: departure.id, state: In(confirmedStates) },
      order: { lastName: 'ASC', firstName: 'ASC' },
    });
    const parties: Party[] = [];
    for (const booking of bookings) parties.push(await this.party(tx, booking, new Set(columns)));
    return {
      tourTitle: departure.tourTitle,
      startDate: departure.startDate,
      endDate: departure.endDate,
      columns: [...columns],
      travellers: bookings.reduce((sum, { quantity }) => sum + quantity, 0),
      parties,
      validUntil: null,
    };
  }

  private async party(
    tx: EntityManager,
    booking: BookingEntity,
    columns: ReadonlySet<RosterColumn>,
  ): Promise<Party> {
    const travellers = await this.travellers.of(tx, booking.id);
    const wishes = this.wishes.decrypt(booking.wishesSealed);
    const has = (column: RosterColumn): boolean => columns.has(column);
    return {
      bookingRef: booking.ref,
      leadName: `${booking.firstName} ${booking.lastName}`,
      quantity: booking.quantity,
      state: booking.state,
      ...(has('contact') ? { contact: { email: booking.email, mobile: booking.mobile } } : {}),
      ...(has('rooms') ? { room: booking.roomOption?.name ?? null } : {}),
      ...(has('diet') ? { diet: wishes.diet } : {}),
      ...(has('medical') ? { needs: wishes.needs } : {}),
      ...(has('balance') ? { balance: balanceOf(booking, await bookingMoney(tx, booking)) } : {}),
      travellers: travellers.map((traveller) => shown(traveller, has)),
      missing: booking.quantity - travellers.filter(isComplete).length,
    };
  }
}

function shown(traveller: Traveller, has: (column: RosterColumn) => boolean): Partial<Traveller> {
  const { fullName, dateOfBirth, nationality, passportNumber, diet, medicalNotes, roomWish } = traveller;
  return {
    fullName,
    ...(has('passport') ? { dateOfBirth, nationality, passportNumber } : {}),
    ...(has('diet') ? { diet } : {}),
    ...(has('medical') ? { medicalNotes } : {}),
    ...(has('rooms') ? { roomWish } : {}),
    ...(has('flights') ? { arrival: traveller.arrival, departure: traveller.departure } : {}),
    ...(has('emergency') ? { emergencyContact: traveller.emergencyContact } : {}),
  };
}
