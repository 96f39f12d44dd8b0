import { Injectable } from '@nestjs/common';
import { getShare } from '@valam/contracts/leads/share.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { ShareEntity } from './share.entity.js';

type Work<T> = (tx: EntityManager, share: ShareEntity, booking: BookingEntity) => Promise<T>;

const unknown = () => problem(getShare, 'leads.link_unknown', 'This link isn’t valid.');

/** Authorizes the companion with a private link. */
@Injectable()
export class ShareAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PrivateLinks,
  ) {}

  /** Runs `work` on a consistent snapshot of a share. */
  read<T>(token: string, work: Work<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const share = await this.look(token, tx);
      const booking = await tx.findOneByOrFail(BookingEntity, { id: share.bookingId });
      return work(tx, share, booking);
    });
  }

  /** Runs `work` on a share whose booking is locked, in one transaction. */
  change<T>(token: string, work: Work<T>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      const booking = await lockBooking(tx, (await this.look(token, tx)).bookingId);
      return work(tx, await this.look(token, tx), booking);
    });
  }

  private async look(token: string, tx: EntityManager): Promise<ShareEntity> {
    const target = this.links.open('share', token);
    const share = target
      ? await tx.findOneBy(ShareEntity, { id: target.id, linkVersion: target.version })
      : null;
    if (!share || share.erasedAt) throw unknown();
    return share;
  }
}
