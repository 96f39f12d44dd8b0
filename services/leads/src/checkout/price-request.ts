import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest, CurrentAmounts } from '@valam/contracts/leads/checkout.schema';
import { balanceDueAt } from '@valam/contracts/leads/booking-amounts';
import { planChoices, planDaysBefore } from '@valam/contracts/leads/payment-plan';
import { afterDiscount, discountOn } from '@valam/contracts/leads/promo-discount';
import { istDay } from '@valam/contracts/shared/days';
import { inWholeUnits } from '@valam/contracts/shared/money';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { departureStatus, saysSoldOut } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { PromoCodes, promoRefused, type AppliedPromo } from '../promo/promo-codes.js';
import { refusalOfTrip } from '../promo/promo-rules.js';
import { currentTerms } from '../terms/current-terms.js';
import { agrees, chosenRoom, computedAmounts, type PricedTrip } from './compare-amounts.js';
import type { SeatOrder } from './hold-seats.js';

type Priced = Pick<SeatOrder, 'departure' | 'room' | 'terms' | 'amounts' | 'priceUsdMinor'> & {
  readonly promo: AppliedPromo | null;
};

/** What someone asks for, as an order at our own prices. */
@Injectable()
export class PriceRequest {
  constructor(
    private readonly clock: Clock,
    private readonly promoCodes: PromoCodes,
  ) {}

  async run(tx: EntityManager, request: BookingSessionRequest): Promise<SeatOrder> {
    const departure = await this.offered(tx, request);
    const priced = await this.price(tx, departure, request, request.promoCode ?? null);
    if (!agrees(request, priced.amounts)) throw priceChanged(request, priced.amounts);
    if (request.plan === 'installments' && !this.canBeSplit(priced))
      throw invalidFields({
        plan: `Installments are offered while the departure is more than ${planDaysBefore} days away.`,
      });
    return {
      ...request,
      ...priced,
      payInFull: request.plan ? request.plan === 'full' : (request.payInFull ?? false),
      wantsPlan: request.plan === 'installments',
      reason: 'Reserved in the booking panel.',
    };
  }

  private canBeSplit({ departure: { startDate }, amounts: { balance }, terms }: Priced): boolean {
    const now = this.clock.now();
    const balanceDueOn = istDay(balanceDueAt(startDate, now, terms));
    return planChoices({ startDate, balance, balanceDueOn, today: istDay(now) }).length > 0;
  }

  /** What a trip costs with a code. Whether the code has a use left is not looked at. */
  async price(
    tx: EntityManager,
    departure: DepartureEntity,
    trip: PricedTrip,
    code: string | null,
  ): Promise<Priced> {
    const room = chosenRoom(trip, departure);
    if (room === undefined) throw invalidFields({ roomOptionId: 'This room is not offered.' });
    const terms = await currentTerms(tx);
    const listed = computedAmounts(trip, departure, room, terms);
    const inUsd = computedAmounts({ ...trip, currency: 'USD' }, departure, room, terms).total;
    const promo = code ? await this.promo(tx, code, { ...trip, departure }, listed.total) : null;
    const amounts = promo ? afterDiscount(listed, promo.discount, terms) : listed;
    // The same share of the price in dollars, so that commission follows the price that is paid.
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
    if (refusal) throw promoRefused(refusal);
    const discount = discountOn(price, promo);
    if (!discount) throw promoRefused('leads.promo_not_here');
    return { code: promo, discount };
  }

  private async offered(tx: EntityManager, request: BookingSessionRequest): Promise<DepartureEntity> {
    const departure = await tx.findOneBy(DepartureEntity, { id: request.tourDatePreferred });
    if (!departure || departure.origin !== 'catalog' || departure.tourId !== request.tourId)
      throw problem(startCheckout, 'leads.departure_unknown', 'This date is not offered.');
    if (departureStatus(sellable(departure), this.clock.now()) === 'closed')
      throw problem(startCheckout, 'leads.departure_closed', 'This date can no longer be booked.');
    if (saysSoldOut(departure.bookingStatus)) throw fullDeparture(0);
    return departure;
  }
}

export function fullDeparture(free: number) {
  const message =
    free > 0 ? `Only ${free} ${free === 1 ? 'seat is' : 'seats are'} left.` : 'This date is sold out.';
  return problem(startCheckout, 'leads.departure_full', message, { free });
}

function priceChanged({ currency }: BookingSessionRequest, { total, deposit }: SeatOrder['amounts']) {
  const details: z.infer<typeof CurrentAmounts> = {
    currency,
    amount: inWholeUnits(total),
    depositAmount: inWholeUnits(deposit),
  };
  return problem(
    startCheckout,
    'leads.price_changed',
    'The price has changed. Please look at it again.',
    details,
  );
}
