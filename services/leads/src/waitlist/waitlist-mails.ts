import { Injectable } from '@nestjs/common';
import { formatDayRange, formatDeadline } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import type { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { MailDesk } from '../mail/mail-desk.js';
import { queuePosition } from './queue-position.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';

/** No one can fill a stranger's mailbox by joining for them again and again. */
export const mailAgainMs = 10 * 60_000;

/** The private link of a waitlist entry is sent to its address, and nowhere else. */
@Injectable()
export class WaitlistMails {
  constructor(
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly mails: MailDesk,
  ) {}

  /** Where the entry stands, at most every ten minutes. */
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
  ): Promise<void> {
    return this.mails.send(tx, 'waitlist-offer', recipient(entry), {
      ...this.facts(entry, departure),
      acceptBy: formatDeadline(until),
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
