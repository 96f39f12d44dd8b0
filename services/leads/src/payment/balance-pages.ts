import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { payBalance } from '@valam/contracts/leads/booking.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { In, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { AnswerWithPage, type PageAnswer } from './answer-with-page.js';
import { PaymentPages, type PageOrder } from './payment-pages.js';
import { PaymentSessionEntity } from './payment-session.entity.js';

/** Pages without held seats may stay open for most of a day. */
const openSeconds = 23 * 3_600;
const tooShortMs = 10 * 60_000;

export type BalanceOrder = Pick<PageOrder, 'purpose' | 'amount' | 'email'> & {
  readonly what: string;
  readonly details: Record<string, unknown> | null;
};

/** Payment pages of existing bookings; an open page for the same purpose is reused. */
@Injectable()
export class BalancePages {
  constructor(
    private readonly pages: PaymentPages,
    private readonly answerWithPage: AnswerWithPage,
  ) {}

  /**
   * Returns the page for the same purpose, amount and details, or a new one that replaces all others of this
   * purpose and payer.
   */
  async prepare(tx: EntityManager, booking: BookingEntity, order: BalanceOrder): Promise<string> {
    const { purpose, amount, what, details, email } = order;
    const { tourTitle, cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    // The job that cancels its bookings refunds payments until it has reached this one.
    if (cancelledAt)
      throw problem(
        payBalance,
        'leads.action_refused',
        'The departure was cancelled, so there is nothing to pay.',
      );
    const sessions = await tx.findBy(PaymentSessionEntity, {
      bookingId: booking.id,
      purpose,
      state: In(['preparing', 'open']),
    });
    const now = this.pages.providerNow().getTime();
    const same = sessions.find(
      (session) =>
        session.amountMinor === amount.amountMinor &&
        (session.expiresAt?.getTime() ?? 0) - now > tooShortMs &&
        isDeepStrictEqual(session.details, details),
    );
    if (same) return same.id;
    if (purpose === 'share') await this.pages.closeShares(tx, booking.id, [String(details?.['shareId'])]);
    else await this.pages.closeAll(tx, booking.id, [purpose]);
    const expiresAt = Math.floor(now / 1_000) + openSeconds;
    const description = `${what}, booking ${booking.ref}`;
    const page = { booking, purpose, amount, title: tourTitle, description, expiresAt };
    return (
      await this.pages.prepare(tx, { ...page, ...(email ? { email } : {}), ...(details ? { details } : {}) })
    ).id;
  }

  async open(sessionId: string): Promise<PageAnswer> {
    const page = await this.answerWithPage.run(sessionId);
    if (page) return page;
    throw problem(payBalance, 'leads.payment_unavailable', 'The payment page could not be opened.');
  }
}
