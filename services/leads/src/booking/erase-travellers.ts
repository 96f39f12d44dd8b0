import { Injectable } from '@nestjs/common';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { travellersKeptDays } from './traveller-days.js';

const atOnce = 500;

/** Erases passports, diets, medical notes and contacts when their day has come, with a line in the log. */
@Injectable()
export class EraseTravellers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @EveryCron('*/5 * * * *', 'erase-travellers')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const [rows] = await this.dataSource.query<[{ id: string; ref: string }[], number]>(
      `with over as (
         select b.id from booking b join departure d on d.id = b.departure_id
          where b.travellers_erased_at is null and b.state in ('completed', 'cancelled', 'expired')
            and d.end_date <= $1 limit ${atOnce} for update of b skip locked
       ), gone as (delete from traveller where booking_id in (select id from over))
       update booking set travellers_erased_at = $2, wishes_sealed = null where id in (select id from over) returning id, ref`,
      [addDays(istDay(now), -travellersKeptDays), now],
    );
    for (const { id, ref } of rows)
      this.log.info({ bookingId: id, ref }, "travellers' details erased on schedule");
  }
}
