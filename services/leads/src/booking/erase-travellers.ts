import { Injectable } from '@nestjs/common';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { travellersKeptDays } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';

const atOnce = 500;

/** In any state, because a trip whose balance was never paid has ended too. */
const eraseSomeTravellers = `with over as (
         select b.id from booking b join departure d on d.id = b.departure_id
          where b.travellers_erased_at is null and d.end_date <= $1 limit ${atOnce} for update of b skip locked
       ), gone as (delete from traveller where booking_id in (select id from over))
       update booking set travellers_erased_at = $2, wishes_sealed = null where id in (select id from over) returning id, ref`;

/** Erases passports, diets, medical notes and contacts on their date, and logs it. */
@Injectable()
export class EraseTravellers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Scheduled('erase-travellers')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const [rows] = await this.dataSource.query<[{ id: string; ref: string }[], number]>(eraseSomeTravellers, [
      addDays(istDay(now), -travellersKeptDays),
      now,
    ]);
    for (const { id, ref } of rows)
      this.log.info({ bookingId: id, ref }, "travellers' details erased on schedule");
  }
}
