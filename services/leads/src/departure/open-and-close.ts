import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { refuse } from '@valam/service-kit/admin/refuse';
import { DepartureEntity } from './departure.entity.js';
import { SeatDesk } from './seat-desk.js';
import { lockDeparture } from './stock.js';

/** Takes a departure off sale, or puts it on again. What is booked stays booked. */
@Injectable()
export class OpenAndClose {
  constructor(private readonly seats: SeatDesk) {}

  async run(tx: EntityManager, id: string, isOpen: boolean): Promise<void> {
    const departure = await lockDeparture(tx, id);
    if (departure.cancelledAt) throw refuse('This departure was cancelled.');
    await tx.update(DepartureEntity, { id }, { isClosed: !isOpen, version: departure.version + 1 });
    await this.seats.seatsCameFree(tx, id);
  }
}
