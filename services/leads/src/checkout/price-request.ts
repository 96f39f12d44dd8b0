import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest, CurrentAmounts } from '@valam/contracts/leads/checkout.schema';
import { fewestInstallments, planChoices, planDaysBefore, planOf } from '@valam/contracts/leads/payment-plan';
import { planOffer } from '@valam/contracts/leads/plan-offer';
import { afterDiscount, discountOn } from '@valam/contracts/leads/promo-discount';
import { istDay } from '@valam/contracts/shared/days';
import { inWholeUnits } from '@valam/contracts/shared/money';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { departureOnTerms } from '../departure/departure-on-terms.js';
import { departureStatus, saysSoldOut } from '../departure/departure-status.js';
import { sellable, type DepartureEntity } from '../departure/departure.entity.js';
import { seatsLeft } from '../departure/seats-left.js';
import { PromoCodes, promoRefused, type AppliedPromo } from '../promo/promo-codes.js';
import { promoSentence, refusalOfTrip } from '../promo/promo-rules.js';
import type { CurrentTerms } from '../terms/current-terms.js';
import { agrees, chosenRoom, computedAmounts, type PricedTrip } from './compare-amounts.js';
import type { SeatOrder } from './seat-order.js';

/** A departure and the terms on which it is sold. */
interface Offer {
  readonly departure: DepartureEntity;
  readonly terms: CurrentTerms;
}

type Priced = Pick<SeatOrder, 'departure' | 'room' | 'terms' | 'amounts' | 'priceUsdMinor'> & {
  readonly promo: AppliedPromo | null;
};

/** Converts a request into an order priced from our price list. */
@Injectable()
export class PriceRequest {
  constructor(
    private readonly clock: Clock,
    private readonly promoCodes: PromoCodes,
  ) {}

  async run(tx: EntityManager, request: BookingSessionRequest): Promise<SeatOrder> {
    const offer = await this.offered(tx, request);
    const priced = await this.price(tx, offer, request, request.promoCode ?? null);
    if (!agrees(request, priced.amounts)) throw priceChanged(request, priced.amounts);
    const wantsPlan = request.plan === 'installments';
    if (wantsPlan) this.checkPlan(priced, request.installments);
    return {
      ...request,
      ...priced,
      payInFull: request.plan ? request.plan === 'full' : (request.payInFull ?? false),
      wantsPlan,
      planInstallments: wantsPlan ? (request.installments ?? null) : null,
      reason: 'Reserved in the booking panel.',
    };
  }

  private checkPlan(
    { departure: { startDate }, amounts: { balance }, terms }: Priced,
    count: number | null | undefined,
  ): void {
    const offer = planOffer(startDate, this.clock.now(), terms);
    const choices = offer ? planChoices({ ...offer, startDate, balance }) : [];
    if (choices.length === 0)
      throw invalidFields({
        plan: `Installments are offered while the departure is more than ${planDaysBefore} days away.`,
      });
    if (!planOf(choices, count))
      throw invalidFields({
        installments: `Choose a number of installments up to ${choices.at(-1)?.length ?? fewestInstallments}.`,
      });
  }

  /** Computes the price of a trip with a promo code. Does not check whether the code has a remaining use. */
  async price(
    tx: EntityManager,
    { departure, terms }: Offer,
    trip: PricedTrip,
    code: string | null,
  ): Promise<Priced> {
    const room = chosenRoom(trip, departure);
    if (room === undefined) throw invalidFields({ roomOptionId: 'This room is not offered.' });
    const listed = computedAmounts(trip, departure, room, terms);
    const inUsd = computedAmounts({ ...trip, currency: 'USD' }, departure, room, terms).total;
    const promo = code ? await this.promo(tx, code, { ...trip, departure }, listed.total) : null;
    const amounts = promo ? afterDiscount(listed, promo.discount, terms) : listed;
    // The same ratio in dollars, so that the commission follows the price paid.
    const priceUsdMinor = Math.round(
      (inUsd.amountMinor * amounts.total.amountMinor) / listed.total.amountMinor,
    );
    return { departure, room, terms, amounts, priceUsdMinor, promo };
  }

  private async promo(
    tx: EntityManager,
    code: string,
    { departure: { id, tourId }, quantity }: PricedTrip & { readonly departure: DepartureEntity },
    price: SeatOrder['amounts']['total'],
  ): Promise<AppliedPromo> {
    const promo = await this.promoCodes.find(tx, code);
    if (!promo) throw promoRefused('leads.promo_unknown');
    const today = istDay(this.clock.now());
    const refusal = refusalOfTrip(promo, { tourId, departureId: id, quantity, today });
    if (refusal) throw promoRefused(refusal, promoSentence(refusal, promo, quantity));
    const discount = discountOn(price, promo);
    if (!discount) throw promoRefused('leads.promo_not_here');
    return { code: promo, discount };
  }

  private async offered(tx: EntityManager, request: BookingSessionRequest): Promise<Offer> {
    const offer = await departureOnTerms(tx, request.tourDatePreferred);
    if (offer?.departure.origin !== 'catalog' || offer.departure.tourId !== request.tourId)
      throw problem(startCheckout, 'leads.departure_unknown', 'This date is not offered.');
    const { departure } = offer;
    if (departureStatus(sellable(departure), this.clock.now()) === 'closed')
      throw problem(startCheckout, 'leads.departure_closed', 'This date can no longer be booked.');
    if (saysSoldOut(departure.bookingStatus)) throw fullDeparture(0);
    return offer;
  }
}

export const fullDeparture = (free: number) =>
  problem(startCheckout, 'leads.departure_full', seatsLeft(free), { free });

function priceChanged({ currency }: BookingSessionRequest, { total, deposit }: SeatOrder['amounts']) {
  const details: z.infer<typeof CurrentAmounts> = {
    currency,
    amount: inWholeUnits(total),
    depositAmount: inWholeUnits(deposit),
  };
  return problem(
    startCheckout,
    'leads.price_changed',
    'The price has changed. Please check it again.',
    details,
  );
}
