import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Money } from '@valam/contracts/shared/money';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { PaymentProvider, type PaymentPageParams } from '../provider/payment-provider.js';
import { PaymentSessionEntity, type SessionPurpose } from './payment-session.entity.js';
import { forgetNewPerson } from './payment-session.sql.js';
import { closePaymentPageJob } from './payment.jobs.js';

export interface PageOrder {
  readonly booking: BookingEntity;
  readonly purpose: SessionPurpose;
  readonly amount: Money;
  readonly title: string;
  readonly description: string;
  /** Email of the payer, if it differs from the person of the booking. */
  readonly email?: string;
  /** In seconds, by the provider's clock. */
  readonly expiresAt: number;
  readonly details?: Record<string, unknown>;
}

/** Stores payment pages with their exact parameters before the provider is called. */
@Injectable()
export class PaymentPages {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly links: PrivateLinks,
    private readonly clock: Clock,
  ) {}

  async prepare(tx: EntityManager, order: PageOrder): Promise<PaymentSessionEntity> {
    const { booking, purpose } = order;
    const earlier = await tx.countBy(PaymentSessionEntity, { bookingId: booking.id, purpose });
    const session = this.draw(order, earlier + 1);
    await tx.insert(PaymentSessionEntity, session as never);
    return session;
  }

  /** Creates the page to store. */
  draw(order: PageOrder, attempt: number, id: string = randomUUID()): PaymentSessionEntity {
    const { booking, purpose, amount } = order;
    const returnToken = randomBytes(24).toString('base64url');
    const isCovered = amount.amountMinor === 0 && purpose !== 'save_card';
    return Object.assign(new PaymentSessionEntity(), {
      id,
      bookingId: booking.id,
      purpose,
      attempt,
      amountMinor: amount.amountMinor,
      currency: amount.currency,
      params: this.params(order, id, returnToken),
      returnToken,
      // Covered by gift cards: there is no page, and the next URL is the return page.
      state: isCovered ? ('paid' as const) : ('preparing' as const),
      providerId: null,
      url: isCovered ? this.links.page(`/booking/success?session_id=${returnToken}`) : null,
      openingUntil: null,
      checkedAt: null,
      expiresAt: new Date(order.expiresAt * 1_000),
      details: order.details ?? null,
      createdAt: this.clock.now(),
    });
  }

  /**
   * Prevents further payments on the pages of a locked booking. A page that is still being requested from the
   * provider is closed here, so its URL is never shown. A payment that completes first is treated as late.
   */
  async closeAll(tx: EntityManager, bookingId: string, purposes?: readonly SessionPurpose[]): Promise<void> {
    const sessions = await tx.findBy(PaymentSessionEntity, { bookingId, state: In(['preparing', 'open']) });
    await this.close(
      tx,
      sessions.filter(({ purpose }) => !purposes || purposes.includes(purpose)),
    );
  }

  /** Closes the pages of some companions' shares. */
  async closeShares(tx: EntityManager, bookingId: string, shareIds: readonly string[]): Promise<void> {
    if (shareIds.length === 0) return;
    const sessions = await tx.findBy(PaymentSessionEntity, {
      ...{ bookingId, purpose: 'share' as const },
      state: In(['preparing', 'open']),
    });
    await this.close(
      tx,
      sessions.filter(({ details }) => shareIds.includes(String(details?.['shareId']))),
    );
  }

  private async close(tx: EntityManager, sessions: readonly PaymentSessionEntity[]): Promise<void> {
    for (const { id, state } of sessions) {
      if (state === 'preparing') {
        await tx.update(PaymentSessionEntity, { id }, { state: 'expired' });
        await tx.query(forgetNewPerson, [id]);
      } else {
        // It stays open here until the provider reports its end, and is not offered to anyone until then.
        await tx.update(PaymentSessionEntity, { id }, { expiresAt: this.provider.now() });
        await addJob(tx, closePaymentPageJob, { sessionId: id }, { key: `close:${id}` });
      }
    }
  }

  providerNow(): Date {
    return this.provider.now();
  }

  private params(order: PageOrder, sessionId: string, returnToken: string): PaymentPageParams {
    return {
      ...(order.purpose === 'save_card' && { mode: 'setup' as const }),
      amountMinor: order.amount.amountMinor,
      currency: order.amount.currency,
      title: order.title,
      description: order.description,
      email: order.email ?? order.booking.email,
      successUrl: this.links.page('/booking/success?session_id={CHECKOUT_SESSION_ID}'),
      cancelUrl: this.links.page(`/booking/cancelled?session_id=${returnToken}`),
      expiresAt: order.expiresAt,
      bookingId: order.booking.id,
      sessionId,
    };
  }
}
