import { Injectable } from '@nestjs/common';
import { formatDayRange, formatDeadline } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { MailRequests } from './mail-requests.js';
import { OtherDates } from './other-dates.js';
import { queuePosition } from '../waitlist/queue-position.js';
import type { WaitlistEntryEntity } from '../waitlist/waitlist-entry.entity.js';
import type { WaitlistMails } from '../waitlist/waitlist-mails.js';

/** Prevents flooding a stranger's mailbox by joining repeatedly with their address. */
export const mailAgainMs = 10 * 60_000;

@Injectable()
export class MailWaitlist implements WaitlistMails {
  constructor(
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly mails: MailRequests,
    private readonly otherDates: OtherDates,
  ) {}

  async tell(tx: EntityManager, entry: WaitlistEntryEntity, departure: DepartureEntity): Promise<void> {
    if (!(await this.isTurn(tx, entry))) return;
    if (entry.state === 'offered' && entry.offerExpiresAt)
      return this.offered(tx, entry, departure, entry.offerExpiresAt);
    const position = await queuePosition(tx, entry);
    return this.mails.send(tx, 'waitlist-joined', recipient(entry), {
      ...this.facts(entry, departure),
      position,
    });
  }

  offered(
    tx: EntityManager,
    entry: WaitlistEntryEntity,
    departure: DepartureEntity,
    until: Date,
    formerDates?: string,
  ): Promise<void> {
    return this.mails.send(tx, 'waitlist-offer', recipient(entry), {
      ...this.facts(entry, departure),
      formerDates,
      acceptBy: formatDeadline(until),
    });
  }

  async over(tx: EntityManager, entry: WaitlistEntryEntity, reason: string): Promise<void> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: entry.departureId });
    await this.mails.send(tx, 'waitlist-over', recipient(entry), {
      firstName: entry.firstName,
      tripKind: departure.tripKind,
      tourTitle: departure.tourTitle,
      dates: formatDayRange(departure.startDate, departure.endDate),
      reason,
      tourUrl: await this.otherDates.url(tx, departure),
    });
  }

  private async isTurn(tx: EntityManager, { id }: WaitlistEntryEntity): Promise<boolean> {
    const now = this.clock.now();
    const [rows] = await tx.query<[unknown[], number]>(
      `update waitlist_entry set told_at = $2 where id = $1 and coalesce(told_at, '-infinity') <= $3 returning id`,
      [id, now, new Date(now.getTime() - mailAgainMs)],
    );
    return rows.length > 0;
  }

  private facts(entry: WaitlistEntryEntity, departure: DepartureEntity) {
    return {
      firstName: entry.firstName,
      tripKind: departure.tripKind,
      tourTitle: departure.tourTitle,
      dates: formatDayRange(departure.startDate, departure.endDate),
      quantity: entry.quantity,
      statusUrl: this.links.url('waitlist', { id: entry.id, version: entry.linkVersion }),
    };
  }
}

const recipient = ({ email, firstName, lastName }: WaitlistEntryEntity) => ({
  email,
  name: `${firstName} ${lastName}`,
});
