import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { advanceBooking, advanceUnchanged, lockBooking } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { updated, writeTogether } from '../database/write-together.js';
import { ReleaseSeats } from '../departure/release-seats.js';
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
import { claimSession, saveOpened } from './open-payment-page.sql.js';

const lookEveryMs = 80;
const patienceMs = 8_500;

const pageIsOpen = { actor: 'system', reason: 'The payment page is open.' } as const;

/** A claimed page with its exact parameters. */
type ClaimedPage = Pick<PaymentSessionEntity, 'id' | 'bookingId' | 'params'>;

/** A newly stored booking with its page, claimed by the writer. */
export interface NewPage {
  readonly booking: BookingEntity;
  readonly session: PaymentSessionEntity;
}

interface OpenedPage {
  readonly session: PaymentSessionEntity;
  /** The booking after the page was opened; omitted if it was opened earlier. */
  readonly booking?: BookingEntity;
}

/**
 * Requests a stored payment page from the provider. One caller sends the request, others wait for the result;
 * after a crash the claim expires, so the next caller retries with the same key and parameters.
 */
@Injectable()
export class OpenPaymentPage {
  private readonly inFlight = new Map<string, Promise<OpenedPage>>();

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(PaymentSessionEntity)
    private readonly paymentSessions: Repository<PaymentSessionEntity>,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly seats: ReleaseSeats,
    private readonly offers: AcceptedOffers,
  ) {}

  /** Returns the session, open or in any later state; `failed` if the provider is unreachable. */
  run(sessionId: string): Promise<OpenedPage> {
    return this.inFlight.get(sessionId) ?? this.follow(sessionId, this.open(sessionId));
  }

  /** The same for a page that is already claimed, without reading anything again. */
  runNew(page: NewPage): Promise<OpenedPage> {
    return this.follow(page.session.id, this.ask(page.session, page));
  }

  private follow(id: string, opening: Promise<OpenedPage>): Promise<OpenedPage> {
    const followed = opening.finally(() => this.inFlight.delete(id));
    this.inFlight.set(id, followed);
    return followed;
  }

  private async open(id: string): Promise<OpenedPage> {
    const until = performance.now() + patienceMs;
    for (;;) {
      const claimed = await this.claim(id);
      if (claimed) return this.ask(claimed);
      const session = await this.paymentSessions.findOneByOrFail({ id });
      if (session.state !== 'preparing' || performance.now() > until) return { session };
      await pause(lookEveryMs);
    }
  }

  /** Claims the page and returns its parameters; null if another replica is opening it or has opened it. */
  private async claim(id: string): Promise<ClaimedPage | null> {
    const [rows] = await this.dataSource.query<[ClaimedPage[], number]>(claimSession, [id]);
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

  /** In one statement, if the booking is unchanged since it was stored; otherwise null. */
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

  /** The payment's event may arrive before the response: then there is nothing left to do. */
  private async opened(
    tx: EntityManager,
    { id, bookingId }: ClaimedPage,
    page: ProviderPage,
  ): Promise<OpenedPage> {
    const booking = await lockBooking(tx, bookingId);
    const session = await tx.findOneByOrFail(PaymentSessionEntity, { id });
    session.providerId = page.id;
    // A page that was closed meanwhile gets no URL here, because nobody must be sent to it.
    if (session.state !== 'expired') session.url = page.url;
    if (session.state === 'preparing') session.state = 'open';
    await tx.query(saveOpened, [id, page.id, session.url, session.state, bookingId]);
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
      const reason = 'The payment provider could not be reached; the seats were released.';
      await advanceBooking(tx, booking, 'payment_unavailable', { actor: 'provider', reason });
      if (!(await this.offers.restore(tx, booking)))
        await this.seats.releaseReserved(tx, booking.departureId, booking.quantity);
    }
    return session;
  }
}
