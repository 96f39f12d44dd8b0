import { Injectable } from '@nestjs/common';
import type { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource, In, type EntityManager } from 'typeorm';
import { bookingsWithoutPerson } from './booking-without-person.js';
import { withoutPerson } from '../lead/without-person.js';
import { lockBooking } from '../booking/advance-booking.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { ShareEntity } from '../share/share.entity.js';
import { Shares } from '../share/shares.js';
import { WaitlistEntryEntity } from '../waitlist/waitlist-entry.entity.js';
import { WaitlistPlace } from '../waitlist/waitlist-place.js';

type Answer = RpcReturn<typeof eraseLeadsData>;

/** A booking that has yet to be traveled cannot be carried out for no one. */
const stillNeeded = `
  select b.id from booking b join departure d on d.id = b.departure_id
   where b.person_email = $1 and b.state in ('held', 'awaiting_payment', 'deposit_paid', 'balance_due', 'paid')`;

/** A companion who has paid is expected to travel, as the lead traveler is. */
const travelingOn = `
  select s.id from share s join booking b on b.id = s.booking_id
   where s.person_email = $1 and s.state = 'paid' and b.state in ('deposit_paid', 'balance_due', 'paid')`;

const sharesOver = `select id from share where person_email = $1 and id not in (${travelingOn})`;

const over = `select id from booking where person_email = $1 and id not in (${stillNeeded})`;

/** What a person may have erased. What the law wants kept of money stays, without the person's name to it. */
const statements: readonly string[] = [
  `delete from lead_note where lead_id in (select id from lead where person_email = $1)`,
  `update lead set ${withoutPerson}, erased_at = $2
    where person_email = $1 and (booking_id is null or booking_id not in (${stillNeeded}))`,
  ...bookingsWithoutPerson(over, '$2::timestamptz'),
  `delete from traveller where share_id in (${sharesOver})`,
  `update invoice set buyer = buyer || '{"name": "Erased"}'
    where payment_id in (select id from payment where share_id in (${sharesOver}))`,
  `update payment_session set params = params - 'email'
    where purpose = 'share' and (details->>'shareId')::uuid in (${sharesOver})`,
  `update share set name = 'Erased', email = '', person_email = 'erased:' || id::text, link_version = link_version + 1,
      version = version + 1, erased_at = $2
    where id in (${sharesOver})`,
  `update gift_card set buyer_name = 'Erased', buyer_email = '', params = '{}' where lower(buyer_email) = $1 and state <> 'unpaid'`,
  // A card that has yet to be sent needs its recipient; one that was sent is used by its code alone.
  `update gift_card set recipient_name = 'Erased', recipient_email = '', message = null, params = '{}', erased_at = $2
    where lower(recipient_email) = $1 and state in ('delivered', 'lapsed')`,
  `delete from subscriber where person_email = $1`,
  `update waitlist_entry set first_name = 'Erased', last_name = '', email = '', person_email = 'erased:' || id::text,
      mobile = null, link_version = link_version + 1, version = version + 1
    where person_email = $1`,
  `delete from checkout_reminder where person_email = $1`,
  `delete from checkout_reminder_stop where person_email = $1`,
  `delete from person_referral where person_email = $1`,
];

/** Erases a person. Asking again erases nothing more. */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly places: WaitlistPlace,
    private readonly shares: Shares,
    private readonly pages: PaymentPages,
  ) {}

  async run(email: string): Promise<Answer> {
    const person = normaliseEmail(email);
    return this.dataSource.transaction(async (tx) => {
      const money = await tx.query<unknown[]>(
        `select 1 from payment p join booking b on b.id = p.booking_id left join share s on s.id = p.share_id
          where coalesce(s.person_email, b.person_email) = $1 limit 1`,
        [person],
      );
      await this.leaveQueues(tx, person);
      await this.endShares(tx, person);
      const needed = await tx.query<unknown[]>(`${stillNeeded} union all ${travelingOn}`, [person]);
      const erased = await this.erase(tx, person);
      this.log.info({ erased, stillNeeded: needed.length }, 'a person was erased on their own wish');
      return { erased, kept: kept(money.length > 0, needed.length > 0) };
    });
  }

  /** No one can be offered seats whose address is gone; seats that were offered go to the next. */
  private async leaveQueues(tx: EntityManager, personEmail: string): Promise<void> {
    const entries = await tx.find(WaitlistEntryEntity, {
      where: { personEmail, state: In(['waiting', 'offered']) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    for (const entry of entries) await this.places.leave(tx, entry, 'withdrawn');
  }

  /** Nobody is asked for money whose address is gone: the lead traveler pays it, as the page of the booking says. */
  private async endShares(tx: EntityManager, personEmail: string): Promise<void> {
    const shares = await tx.find(ShareEntity, {
      where: { personEmail, state: 'open' },
      order: { bookingId: 'ASC' },
    });
    for (const { id, bookingId } of shares) {
      const booking = await lockBooking(tx, bookingId);
      const share = await tx.findOneByOrFail(ShareEntity, { id });
      if (share.state !== 'open') continue;
      await this.shares.end(tx, booking, share, 'withdrawn', {
        actor: 'system',
        reason: 'The companion wished to be forgotten.',
      });
      await this.pages.closeShares(tx, bookingId, [id]);
    }
  }

  private async erase(tx: EntityManager, person: string): Promise<number> {
    let erased = 0;
    for (const statement of statements) {
      const parameters = statement.includes('$2') ? [person, this.clock.now()] : [person];
      const [, count] = await tx.query<[unknown[], number]>(statement, parameters);
      erased += count;
    }
    return erased;
  }
}

function kept(hasPaid: boolean, isNeeded: boolean): Answer['kept'] {
  return [
    ...(hasPaid
      ? [
          {
            what: 'Amounts and dates of payments and refunds',
            why: 'The tax law of India asks for them for eight years.',
          },
        ]
      : []),
    ...(isNeeded
      ? [
          {
            what: 'Bookings that have not been travelled yet',
            why: 'They cannot be carried out otherwise. Cancel them first, or ask again afterwards.',
          },
        ]
      : []),
  ];
}
