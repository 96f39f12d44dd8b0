import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { stopCheckoutReminders } from '@valam/contracts/leads/unfinished-checkout.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, IsNull, Repository } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { PrivateLinks } from '../link/private-links.js';

/** Opts out with one click. Idempotent. */
@Injectable()
export class StopReminders {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(BookingEntity) private readonly bookings: Repository<BookingEntity>,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
  ) {}

  async run(token: string): Promise<{ ok: true }> {
    const { manager } = this.dataSource;
    const target = this.links.open('checkout_reminders_off', token);
    const booking = target && (await this.bookings.findOneBy({ id: target.id, erasedAt: IsNull() }));
    if (!booking) throw problem(stopCheckoutReminders, 'leads.link_unknown', 'This link isn’t valid.');
    await manager.query(
      'insert into checkout_reminder_stop (person_email, at) values ($1, $2) on conflict do nothing',
      [booking.personEmail, this.clock.now()],
    );
    return { ok: true };
  }
}
