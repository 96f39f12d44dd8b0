import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest, CurrentAmounts } from '@valam/contracts/leads/checkout.schema';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { inWholeUnits } from '@valam/contracts/shared/money';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import type * as z from 'zod/mini';
import { Clock } from '@valam/service-kit/clock/clock';
import { once } from '@valam/service-kit/idempotency/once';
import { DataSource, type EntityManager } from 'typeorm';
import { departureStatus, saysSoldOut, sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { announceStock, moveStock } from '../departure/stock.js';
import { currentTerms } from '../terms/current-terms.js';
import { agrees, chosenRoom, computedAmounts } from './compare-amounts.js';
import { HoldSeats, type SeatOrder } from './hold-seats.js';
import { HandOverPage } from '../payment/hand-over-page.js';
import { LapsedHolds } from './lapsed-holds.js';
import { RepeatedHold } from './repeated-hold.js';

type Input = RpcInput<typeof startCheckout>;
const scope = 'checkout';

/** Not enough seats at a glance, or the departure has changed in between: look again. */
class LookAgain extends Error {}

/** Holds seats for a traveler and opens the payment page. */
@Injectable()
export class StartCheckout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly holdSeats: HoldSeats,
    private readonly repeatedHold: RepeatedHold,
    private readonly lapsedHolds: LapsedHolds,
    private readonly handOver: HandOverPage,
  ) {}

  async run({ request, idempotencyKey, network }: Input): Promise<RpcReturn<typeof startCheckout>> {
    const sessionId = await this.holdOnce(request, idempotencyKey, network ?? null);
    const page = await this.handOver.run(sessionId, { scope, key: idempotencyKey });
    if (page) return page;
    throw problem(startCheckout, 'leads.payment_unavailable', 'The payment page could not be opened.');
  }

  /** A departure that is full may hold seats of people who left long ago: these are freed first, once. */
  private async holdOnce(
    request: BookingSessionRequest,
    key: string | null,
    network: string | null,
  ): Promise<string> {
    for (let looks = 0; ; looks++) {
      try {
        return await this.dataSource.transaction((tx) =>
          once(tx, { scope, key, body: request, reused }, () => this.hold(tx, request, network)),
        );
      } catch (error) {
        if (!(error instanceof LookAgain)) throw error;
        const hasFreed = await this.lapsedHolds.free(request.tourDatePreferred);
        const free = await this.free(request.tourDatePreferred);
        if ((!hasFreed && free < request.quantity) || looks > 2) throw full(free);
      }
    }
  }

  private async hold(
    tx: EntityManager,
    request: BookingSessionRequest,
    network: string | null,
  ): Promise<string> {
    const departure = await this.offered(tx, request);
    const room = chosenRoom(request, departure);
    if (room === undefined) throw invalidFields({ roomOptionId: 'This room is not offered.' });
    const terms = await currentTerms(tx);
    const amounts = computedAmounts(request, departure, room, terms);
    if (!agrees(request, amounts))
      throw priceChanged(request, inWholeUnits(amounts.total), inWholeUnits(amounts.deposit));

    const inUsd = computedAmounts({ ...request, currency: 'USD' }, departure, room, terms);
    const order: SeatOrder = {
      ...request,
      departure,
      amounts,
      terms,
      room,
      priceUsdMinor: inUsd.total.amountMinor,
      payInFull: request.payInFull ?? false,
      reason: 'Reserved in the booking panel.',
    };
    const admitted = await this.repeatedHold.admit(tx, order, { network, replaces: request.replaces });
    if ('repeated' in admitted) return admitted.repeated;
    if (sellableSeats(sellable(departure)) < request.quantity) throw new LookAgain();
    const session = await this.holdSeats.run(tx, { ...order, ...admitted });
    if (!session) throw new LookAgain();
    const ifOffered = { catalogVersion: departure.catalogVersion };
    const stock = await moveStock(tx, departure.id, 'reserve', request.quantity, { ifOffered });
    if (!stock) throw new LookAgain();
    await announceStock(tx, stock);
    return session.id;
  }

  private async offered(tx: EntityManager, request: BookingSessionRequest): Promise<DepartureEntity> {
    const departure = await tx.findOneBy(DepartureEntity, { id: request.tourDatePreferred });
    if (!departure || departure.origin !== 'catalog' || departure.tourId !== request.tourId)
      throw problem(startCheckout, 'leads.departure_unknown', 'This date is not offered.');
    if (departureStatus(sellable(departure), this.clock.now()) === 'closed')
      throw problem(startCheckout, 'leads.departure_closed', 'This date can no longer be booked.');
    if (saysSoldOut(departure.bookingStatus)) throw full(0);
    return departure;
  }

  private async free(departureId: string): Promise<number> {
    const departure = await this.dataSource.manager.findOneByOrFail(DepartureEntity, { id: departureId });
    return sellableSeats(sellable(departure));
  }
}

function full(free: number) {
  const message =
    free > 0 ? `Only ${free} ${free === 1 ? 'seat is' : 'seats are'} left.` : 'This date is sold out.';
  return problem(startCheckout, 'leads.departure_full', message, { free });
}

function priceChanged({ currency }: BookingSessionRequest, amount: number, depositAmount: number) {
  const details: z.infer<typeof CurrentAmounts> = { currency, amount, depositAmount };
  return problem(
    startCheckout,
    'leads.price_changed',
    'The price has changed. Please look at it again.',
    details,
  );
}

const reused = () =>
  problem(startCheckout, 'leads.idempotency_key_reused', 'This key was used for another request.');
