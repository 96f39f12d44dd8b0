import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { advanceBooking, advanceUnchanged, lockBooking } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { updated, writeTogether } from '../database/write-together.js';
import { SeatDesk } from '../departure/seat-desk.js';
import {
  PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
  type ProviderPage,
} from '../provider/payment-provider.js';
import { LeadEntity } from '../lead/lead.entity.js';
import { AcceptedOffers } from './accepted-offers.js';
import { PaymentSessionEntity } from './payment-session.entity.js';
import { closePaymentPageJob } from './payment.jobs.js';

/** The time that a caller has for asking the provider once it has claimed a payment page; then another one may. */
const claimSeconds = 9;
const lookEveryMs = 80;
const patienceMs = 8_500;

const pageIsOpen = { actor: 'system', reason: 'The payment page is open.' } as const;

/** The end of a claim that begins now, by the clock of the database. */
export const claimedFromNow = (): string => `now() + interval '${claimSeconds} seconds'`;

/** A page whose turn it is, with its exact parameters. */
type ClaimedPage = Pick<PaymentSessionEntity, 'id' | 'bookingId' | 'params'>;

/** A booking and its page that have just been written down, claimed by their writer. */
export interface NewPage {
  readonly booking: BookingEntity;
  readonly session: PaymentSessionEntity;
}

interface OpenedPage {
  readonly session: PaymentSessionEntity;
  /** As it is since the page was opened; left out when it was not opened just now. */
  readonly booking?: BookingEntity;
}

/**
 * Asks the provider for a payment page that was written down before. One caller asks, others wait for the result; a
 * crash leaves a claim that runs out, so the next one asks again with the same key and parameters.
 */
@Injectable()
export class OpenPaymentPage {
  private readonly underWay = new Map<string, Promise<OpenedPage>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly seats: SeatDesk,
    private readonly offers: AcceptedOffers,
  ) {}

  /** The session, open or whatever it has become; `failed` when the provider could not be reached. */
  run(sessionId: string): Promise<OpenedPage> {
    return this.underWay.get(sessionId) ?? this.follow(sessionId, this.open(sessionId));
  }

  /** The same of a page that is claimed already, without reading anything again. */
  runNew(page: NewPage): Promise<OpenedPage> {
    return this.follow(page.session.id, this.ask(page.session, page));
  }

  private follow(id: string, opening: Promise<OpenedPage>): Promise<OpenedPage> {
    const followed = opening.finally(() => this.underWay.delete(id));
    this.underWay.set(id, followed);
    return followed;
  }

  private async open(id: string): Promise<OpenedPage> {
    const until = performance.now() + patienceMs;
    for (;;) {
      const claimed = await this.claim(id);
      if (claimed) return this.ask(claimed);
      const session = await this.dataSource.manager.findOneByOrFail(PaymentSessionEntity, { id });
      if (session.state !== 'preparing' || performance.now() > until) return { session };
      await pause(lookEveryMs);
    }
  }

  /** What is to be asked for; null when someone else asks, or has asked. */
  private async claim(id: string): Promise<ClaimedPage | null> {
    const [rows] = await this.dataSource.query<[ClaimedPage[], number]>(
      `update payment_session set opening_until = ${claimedFromNow()}
        where id = $1 and state = 'preparing' and (opening_until is null or opening_until < now())
        returning id, booking_id as "bookingId", params`,
      [id],
    );
    return rows[0] ?? null;
  }

  private async ask(claimed: ClaimedPage, written?: NewPage): Promise<OpenedPage> {
    try {
      const page = await this.provider.openPage(claimed.params, claimed.id);
      const opened = written && (await this.openedUnchanged(written, page));
      return opened ?? (await this.dataSource.transaction((tx) => this.opened(tx, claimed, page)));
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
      return { session: await this.dataSource.transaction((tx) => this.failed(tx, claimed.id)) };
    }
  }

  /** In one statement, as long as nothing has happened to the booking since it was written down; else null. */
  private async openedUnchanged(written: NewPage, page: ProviderPage): Promise<OpenedPage | null> {
    const { id, bookingId } = written.session;
    const open = { providerId: page.id, url: page.url, state: 'open' } as const;
    const { booking, writes } = advanceUnchanged(
      written.booking,
      'payment_opened',
      pageIsOpen,
      this.clock.now(),
    );
    const opened = await writeTogether(this.dataSource.manager, [
      ...writes,
      updated(LeadEntity, { stripeSessionId: page.id }, { bookingId }, { after: 0 }),
      updated(PaymentSessionEntity, open, { id, state: 'preparing' }, { after: 0 }),
    ]);
    if (opened.length === 0) return null;
    return { session: Object.assign(written.session, open), booking };
  }

  /** The event of the payment may have been faster than the answer: then there is nothing left to do. */
  private async opened(
    tx: EntityManager,
    { id, bookingId }: ClaimedPage,
    page: ProviderPage,
  ): Promise<OpenedPage> {
    const booking = await lockBooking(tx, bookingId);
    const session = await tx.findOneByOrFail(PaymentSessionEntity, { id });
    session.providerId = page.id;
    // A page that was closed meanwhile has no address here: no one is to be sent to it.
    if (session.state !== 'expired') session.url = page.url;
    if (session.state === 'preparing') session.state = 'open';
    await tx.query(
      `with opened as (update payment_session set provider_id = $2, url = $3, state = $4 where id = $1 returning purpose)
       update lead set stripe_session_id = $2 from opened where booking_id = $5 and purpose in ('deposit', 'full')`,
      [id, page.id, session.url, session.state, bookingId],
    );
    if (booking.state === 'held' && session.state === 'open') {
      await advanceBooking(tx, booking, 'payment_opened', pageIsOpen);
    } else if (session.state === 'expired' || booking.state === 'expired' || booking.state === 'cancelled') {
      await addJob(tx, closePaymentPageJob, { sessionId: id }, { key: `close:${id}` });
    }
    return { session, booking };
  }

  private async failed(tx: EntityManager, id: string): Promise<PaymentSessionEntity> {
    const { bookingId } = await tx.findOneByOrFail(PaymentSessionEntity, { id });
    const booking = await lockBooking(tx, bookingId);
    const session = await tx.findOneByOrFail(PaymentSessionEntity, { id });
    if (session.state !== 'preparing') return session;
    session.state = 'failed';
    await tx.save(session);
    if (booking.state === 'held') {
      const reason = 'The payment provider could not be reached; the seats were given back.';
      await advanceBooking(tx, booking, 'payment_unavailable', { actor: 'provider', reason });
      if (!(await this.offers.restore(tx, booking)))
        await this.seats.releaseReserved(tx, booking.departureId, booking.quantity);
    }
    return session;
  }
}
