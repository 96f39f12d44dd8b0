import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { checkPromo } from '@valam/contracts/leads/promo.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource, In, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { departureOnTerms } from '../departure/departure-on-terms.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { PromoCodes, promoRefused } from '../promo/promo-codes.js';
import { PriceRequest } from './price-request.js';

type Input = RpcInput<typeof checkPromo>;
type Output = RpcReturn<typeof checkPromo>;

/** Longer than any response takes, so that the response time reveals nothing about a guessed code. */
const answerAfterMs = 150;

/** Quotes a code for a trip before other data is entered. */
@Injectable()
export class CheckPromo {
  constructor(
    private readonly dataSource: DataSource,
    private readonly priceRequest: PriceRequest,
    private readonly promoCodes: PromoCodes,
  ) {}

  async run(input: Input): Promise<Output> {
    const [answer] = await Promise.allSettled([this.quote(input), pause(answerAfterMs)]);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }

  private async quote({ code, tourId, dateId, replaces, ...trip }: Input): Promise<Output> {
    const { manager } = this.dataSource;
    const offer = await departureOnTerms(manager, dateId);
    const isOffered = offer?.departure.origin === 'catalog' && offer.departure.tourId === tourId;
    if (!isOffered) throw problem(checkPromo, 'leads.departure_unknown', 'This date is not offered.');
    const { promo, amounts } = await this.priceRequest.price(manager, offer, trip, code);
    if (!promo) throw promoRefused('leads.promo_unknown');
    const replaced = replaces ? await replacedHold(manager, dateId, replaces) : null;
    const refusal = await this.promoCodes.check(manager, promo.code, replaced);
    if (refusal) throw promoRefused(refusal);
    const { total, deposit } = amounts;
    return { code: promo.code.code, label: promo.code.label, discount: promo.discount, total, deposit };
  }
}

/** The booking that one for this date would replace, which releases its use of the code; null if it is not only held anymore. */
async function replacedHold(
  manager: EntityManager,
  departureId: string,
  returnToken: string,
): Promise<string | null> {
  const session = await manager.findOneBy(PaymentSessionEntity, { returnToken });
  if (!session) return null;
  const { bookingId: id } = session;
  const state = In(['held', 'awaiting_payment']);
  return (await manager.existsBy(BookingEntity, { id, departureId, state })) ? id : null;
}
