import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import type { WaitlistInput } from '@valam/contracts/leads/waitlist.schema';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { formatDayRange } from '@valam/contracts/shared/days';
import { problem } from '@valam/contracts/shared/problem';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { once } from '@valam/service-kit/idempotency/once';
import { DataSource, type EntityManager } from 'typeorm';
import { departureStatus, sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { stickyReferral } from '../lead/sticky-referral.js';
import { PrivateLinks } from '../link/private-links.js';
import { MailDesk } from '../mail/mail-desk.js';
import { queuePosition } from './queue-position.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';

type Receipt = RpcReturn<typeof joinWaitlist>;

/** Puts somebody into the queue for a date without enough seats. Who is in it already keeps their place. */
@Injectable()
export class JoinWaitlist {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly mails: MailDesk,
  ) {}

  async run({ entry, idempotencyKey }: RpcInput<typeof joinWaitlist>): Promise<Receipt> {
    return this.dataSource.transaction((tx) =>
      once(tx, { scope: 'waitlist', key: idempotencyKey, body: entry, reused }, () => this.join(tx, entry)),
    );
  }

  private async join(tx: EntityManager, input: WaitlistInput): Promise<Receipt> {
    const departure = await this.departure(tx, input);
    const personEmail = normaliseEmail(input.email);
    const known = await this.known(tx, input.dateId, personEmail);
    if (known) return this.receipt(tx, known);
    await tx.query(
      `insert into waitlist_entry (id, departure_id, state, first_name, last_name, email, person_email, mobile, quantity,
         referral_code, contributor_id, source_url, created_at)
       values ($1, $2, 'waiting', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
      await this.values(tx, input, personEmail),
    );
    const entry = await this.known(tx, input.dateId, personEmail);
    if (!entry) throw new Error('A place in the queue was neither made nor found');
    const receipt = await this.receipt(tx, entry);
    await this.mails.send(
      tx,
      'waitlist-joined',
      { email: input.email, name: `${input.firstName} ${input.lastName}` },
      {
        firstName: input.firstName,
        tourTitle: departure.tourTitle,
        dates: formatDayRange(departure.startDate, departure.endDate),
        quantity: input.quantity,
        position: receipt.position,
        statusUrl: receipt.statusUrl,
      },
    );
    return receipt;
  }

  private async departure(tx: EntityManager, { dateId, quantity }: WaitlistInput): Promise<DepartureEntity> {
    const departure = await tx.findOneBy(DepartureEntity, { id: dateId, origin: 'catalog' });
    if (!departure) throw problem(joinWaitlist, 'leads.departure_unknown', 'This date is not offered.');
    if (departureStatus(sellable(departure), this.clock.now()) === 'closed')
      throw problem(joinWaitlist, 'leads.departure_closed', 'This date can no longer be booked.');
    const free = sellableSeats(sellable(departure));
    if (free >= quantity)
      throw problem(
        joinWaitlist,
        'leads.seats_available',
        'There are seats on this date: you can book now.',
        { free },
      );
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

  private async values(tx: EntityManager, input: WaitlistInput, personEmail: string): Promise<unknown[]> {
    const referral = await stickyReferral(tx, personEmail, input);
    const { dateId, firstName, lastName, email, mobile, quantity, sourceUrl } = input;
    const person = [randomUUID(), dateId, firstName, lastName, email, personEmail, mobile || null, quantity];
    return [...person, referral.code, referral.contributorId, sourceUrl || null, this.clock.now()];
  }

  private async receipt(tx: EntityManager, entry: WaitlistEntryEntity): Promise<Receipt> {
    return {
      id: entry.id,
      position: await queuePosition(tx, entry),
      statusUrl: this.links.url('waitlist', { id: entry.id, version: entry.linkVersion }),
    };
  }
}

const reused = () =>
  problem(joinWaitlist, 'leads.idempotency_key_reused', 'This key was used for another request.');
