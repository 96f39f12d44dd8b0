import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { refuse } from '@valam/service-kit/admin/refuse';
import { DepartureEntity } from './departure.entity.js';
import { ReleaseSeats } from './release-seats.js';
import { lockDeparture } from './stock.js';

/** Takes a departure off sale, or puts it back on sale. Its bookings stay. */
@Injectable()
export class OpenAndClose {
  constructor(private readonly seats: ReleaseSeats) {}

  async run(tx: EntityManager, id: string, isOpen: boolean): Promise<void> {
    const departure = await lockDeparture(tx, id);
    if (departure.cancelledAt) throw refuse('This departure was cancelled.');
    await tx.update(DepartureEntity, { id }, { isClosed: !isOpen, version: departure.version + 1 });
    await this.seats.seatsCameFree(tx, id);
  }
}
