import { Injectable } from '@nestjs/common';
import { bookingsKeptMonths, unpaidBookingsKeptMonths } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';

const atOnce = 200;

/**
 * Cards that have ended and whose last change is older than the retention required by law; unpaid ones,
 * sooner. $1: now, $2 and $3: the retention in months.
 */
const eraseSomeGiftCards = `
  with over as (
     select c.id from gift_card c
      where (c.buyer_email <> '' or c.recipient_email <> '')
        and (c.state in ('unpaid', 'lapsed') and c.created_at < $1::timestamptz - make_interval(months => $3)
             or c.state not in ('unpaid', 'lapsed') and c.created_at < $1::timestamptz - make_interval(months => $2)
               and (c.expires_on < $1::date or c.state = 'refunded')
               and not exists (select from gift_card_line l
                     where l.gift_card_id = c.id and l.at >= $1::timestamptz - make_interval(months => $2))
               and not exists (select from gift_card_refund r
                     where r.gift_card_id = c.id
                       and coalesce(r.settled_at, r.created_at) >= $1::timestamptz - make_interval(months => $2)))
      order by c.created_at limit ${atOnce} for update of c skip locked),
    said as (update gift_card_refund set reason = '' where gift_card_id in (select id from over))
  update gift_card set buyer_name = 'Erased', buyer_email = '', recipient_name = 'Erased', recipient_email = '',
      message = null, params = '{}', erased_at = $1
   where id in (select id from over)`;

/** Anonymizes gift cards after the same retention as bookings, as stated in the privacy policy. */
@Injectable()
export class EraseOldGiftCards {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Scheduled('erase-old-gift-cards')
  async sweep(): Promise<void> {
    let erased = 0;
    for (let last = atOnce; last === atOnce; erased += last) last = await this.eraseSome();
    this.log.info({ erased }, 'people of old gift cards erased on schedule');
  }

  private async eraseSome(): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(eraseSomeGiftCards, [
      this.clock.now(),
      bookingsKeptMonths,
      unpaidBookingsKeptMonths,
    ]);
    return count;
  }
}
