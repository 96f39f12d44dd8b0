import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { tripPath } from '@valam/contracts/catalog/trip';
import { joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import type { WaitlistInput } from '@valam/contracts/leads/waitlist.schema';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { once } from '@valam/service-kit/idempotency/once';
import { isSpam, spamMarks } from '@valam/service-kit/visitor/spam-marks';
import { DataSource, type EntityManager } from 'typeorm';
import { departureStatus, sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { lockDeparture } from '../departure/stock.js';
import { normalizedCode, referralOf } from '../lead/referral-claim.js';
import { PrivateLinks } from '../link/private-links.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { WaitlistMails } from './waitlist-mails.js';

const insertEntry = `insert into waitlist_entry (id, departure_id, state, first_name, last_name, email, person_email, mobile, quantity,
           referral_code, contributor_id, source_url, created_at)
         values ($1, $2, 'waiting', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`;

type Receipt = RpcReturn<typeof joinWaitlist>;

/**
 * Adds a person to the waitlist of a date without enough seats. A person already in it keeps the position.
 * The response is the same for everybody, because the sender of a form has not proven the address: position
 * and private link are sent by email.
 */
@Injectable()
export class JoinWaitlist {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly mails: WaitlistMails,
  ) {}

  async run({ entry, idempotencyKey }: RpcInput<typeof joinWaitlist>): Promise<Receipt> {
    return this.dataSource.transaction((tx) =>
      once(tx, { scope: 'waitlist', key: idempotencyKey, body: entry, reused }, () => this.join(tx, entry)),
    );
  }

  private async join(tx: EntityManager, input: WaitlistInput): Promise<Receipt> {
    const departure = await this.departure(tx, input);
    const receipt = {
      id: randomUUID(),
      position: 0,
      statusUrl: this.links.page(tripPath(departure.tripKind, departure.tourSlug)),
    };
    // An offer to a bot would block seats.
    if (isSpam(spamMarks(input))) return receipt;
    const personEmail = normalizeEmail(input.email);
    if (!(await this.known(tx, input.dateId, personEmail))) {
      // Released seats are offered to the current entries: with the row locked, either they are seen here or
      // this entry there.
      await lockDeparture(tx, input.dateId);
      await this.departure(tx, input);
      // Stores the code of the form as the person's claim, and has an unknown one looked up.
      await referralOf(tx, personEmail, input);
      await tx.query(insertEntry, this.values(input, personEmail));
    }
    const entry = await this.known(tx, input.dateId, personEmail);
    if (!entry) throw new Error('A waitlist entry was neither made nor found');
    await this.mails.tell(tx, entry, departure);
    return receipt;
  }

  private async departure(tx: EntityManager, { dateId, quantity }: WaitlistInput): Promise<DepartureEntity> {
    const departure = await tx.findOneBy(DepartureEntity, { id: dateId, origin: 'catalog' });
    if (!departure) throw problem(joinWaitlist, 'leads.departure_unknown', 'This date is not offered.');
    if (departureStatus(sellable(departure), this.clock.now()) === 'closed')
      throw problem(joinWaitlist, 'leads.departure_closed', 'This date can no longer be booked.');
    const free = sellableSeats(sellable(departure));
    if (free >= quantity)
      throw problem(joinWaitlist, 'leads.seats_available', 'This date has free seats, so you can book now.', {
        free,
      });
    return departure;
  }

  private known(
    tx: EntityManager,
    departureId: string,
    personEmail: string,
  ): Promise<WaitlistEntryEntity | null> {
    return tx.findOneBy(WaitlistEntryEntity, [
      { departureId, personEmail, state: 'waiting' },
      { departureId, personEmail, state: 'offered' },
    ]);
  }

  private values(input: WaitlistInput, personEmail: string): unknown[] {
    const { dateId, firstName, lastName, email, mobile, quantity, sourceUrl } = input;
    const person = [randomUUID(), dateId, firstName, lastName, email, personEmail, mobile || null, quantity];
    // The code of the form; its validity is checked when the offer is accepted.
    return [...person, normalizedCode(input.referralCodeUsed), null, sourceUrl || null, this.clock.now()];
  }
}

const reused = () =>
  problem(joinWaitlist, 'leads.idempotency_key_reused', 'This key was used for another request.');
