import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { saveTravellers } from '@valam/contracts/leads/booking.rpc';
import { Traveller } from '@valam/contracts/leads/traveller.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import { IsNull, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { DepartureEntity } from '../departure/departure.entity.js';
import { recordStep } from './advance-booking.js';
import { refuseLaterBirths } from './birth-dates.js';
import { BookingAccess } from './booking-access.js';
import type { BookingEntity } from './booking.entity.js';
import { TravellerEntity, travellerPurpose } from './traveller.entity.js';
import { isComplete } from './traveller-complete.js';
import { isUpcoming } from './allowed-changes.js';

/** Details of travelers, each encrypted as a single text. */
@Injectable()
export class Travellers {
  constructor(
    private readonly keyring: Keyring,
    private readonly clock: Clock,
    private readonly access: BookingAccess,
  ) {}

  /** All travelers, for the staff of the trip. */
  async of(tx: EntityManager, bookingId: string): Promise<Traveller[]> {
    const rows = await tx.find(TravellerEntity, { where: { bookingId }, order: { position: 'ASC' } });
    return rows.map((row) => ({ ...this.open(row), id: row.id }));
  }

  /** Forms of the lead traveler, who may not see those of companions. */
  async ofLead(tx: EntityManager, bookingId: string): Promise<Traveller[]> {
    const rows = await tx.find(TravellerEntity, {
      where: { bookingId, shareId: IsNull() },
      order: { position: 'ASC' },
    });
    return rows.map((row) => ({ ...this.open(row), id: row.id }));
  }

  save({ token, travellers, seen }: RpcInput<typeof saveTravellers>): Promise<{ travellers: Traveller[] }> {
    return this.access.change(token, async (tx, booking) => {
      const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
      if (!isUpcoming(booking.state, startDate, this.clock.now()))
        throw problem(
          saveTravellers,
          'leads.action_refused',
          'The details can no longer be changed here. Please write to us.',
        );
      const saved = await this.ofLead(tx, booking.id);
      // A retry after a lost response finds its own data.
      if (areAlike(travellers, saved, { id: undefined })) return { travellers: saved };
      if (seen && !areAlike(seen, saved))
        throw problem(
          saveTravellers,
          'leads.action_refused',
          'The details were changed elsewhere in the meantime. Copy what you wrote, then reload the page.',
        );
      refuseLaterBirths(
        Object.fromEntries(
          travellers.map(({ dateOfBirth }, at) => [`travellers.${at}.dateOfBirth`, dateOfBirth]),
        ),
        this.clock.now(),
      );
      return { travellers: await this.replace(tx, booking, travellers) };
    });
  }

  async replace(
    tx: EntityManager,
    booking: BookingEntity,
    travellers: readonly Traveller[],
  ): Promise<Traveller[]> {
    const all = await tx.findBy(TravellerEntity, { bookingId: booking.id });
    const companions = all.filter(({ shareId }) => shareId !== null).length;
    if (travellers.length > booking.quantity - companions)
      throw invalidFields({
        travellers:
          companions === 0
            ? `This booking is for ${booking.quantity}.`
            : `This booking is for ${booking.quantity}, and ${companions} of you fill in the details themselves.`,
      });
    const known = new Set(all.filter(({ shareId }) => shareId === null).map(({ id }) => id));
    await tx.delete(TravellerEntity, { bookingId: booking.id, shareId: IsNull() });
    await tx.query(
      'update traveller t set position = $2 + r.n - 1 from (select id, row_number() over (order by position) as n from traveller where booking_id = $1) r where r.id = t.id',
      [booking.id, travellers.length],
    );
    const rows = travellers.map((traveller, position) => ({
      id: traveller.id && known.has(traveller.id) ? traveller.id : randomUUID(),
      bookingId: booking.id,
      position,
      isComplete: isComplete(traveller),
      sealed: this.keyring.encrypt(travellerPurpose, JSON.stringify(traveller)),
    }));
    if (rows.length > 0) await tx.insert(TravellerEntity, rows);
    await recordStep(tx, booking, 'travellers', {
      actor: 'traveller',
      reason: 'The travelers’ details were changed.',
    });
    return this.ofLead(tx, booking.id);
  }

  private open(row: TravellerEntity): Traveller {
    return z.parse(Traveller, JSON.parse(this.keyring.decrypt(travellerPurpose, row.sealed)));
  }
}

/** Whether two lists are equal, ignoring omitted fields. */
function areAlike(
  some: readonly Traveller[],
  others: readonly Traveller[],
  leftOut: Partial<Traveller> = {},
) {
  const plain = (all: readonly Traveller[]): string =>
    JSON.stringify(all.map((one) => z.parse(Traveller, { ...one, ...leftOut })));
  return plain(some) === plain(others);
}
