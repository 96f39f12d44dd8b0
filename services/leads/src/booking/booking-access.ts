import { Injectable } from '@nestjs/common';
import { getBooking } from '@valam/contracts/leads/booking.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource, type EntityManager } from 'typeorm';
import { PrivateLinks } from '../link/private-links.js';
import { lockBooking } from './advance-booking.js';
import { BookingEntity } from './booking.entity.js';

/** Authorizes the holder of a secret link. Links from before a transfer are invalid. */
@Injectable()
export class BookingAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PrivateLinks,
  ) {}

  async look(token: string, tx: EntityManager = this.dataSource.manager): Promise<BookingEntity> {
    const target = this.links.open('booking', token);
    const booking = target
      ? await tx.findOneBy(BookingEntity, { id: target.id, linkVersion: target.version })
      : null;
    if (!booking || booking.erasedAt)
      throw problem(getBooking, 'leads.link_unknown', 'This link isn’t valid.');
    return booking;
  }

  /** Runs `work` on a consistent snapshot of a booking. */
  read<T>(token: string, work: (tx: EntityManager, booking: BookingEntity) => Promise<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => work(tx, await this.look(token, tx)));
  }

  /** Runs `work` on the locked booking behind a link, in one transaction. */
  change<T>(token: string, work: (tx: EntityManager, booking: BookingEntity) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      const { id, linkVersion } = await this.look(token, tx);
      const booking = await lockBooking(tx, id);
      if (booking.linkVersion !== linkVersion)
        throw problem(getBooking, 'leads.link_unknown', 'This link isn’t valid.');
      return work(tx, booking);
    });
  }
}
