import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { once } from '@valam/service-kit/idempotency/once';
import { DataSource, type EntityManager } from 'typeorm';
import { sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { announceStock, moveStock } from '../departure/stock.js';
import { HoldSeats } from './hold-seats.js';
import { fullDeparture, PriceRequest } from './price-request.js';
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
    private readonly priceRequest: PriceRequest,
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
        if ((!hasFreed && free < request.quantity) || looks > 2) throw fullDeparture(free);
      }
    }
  }

  private async hold(
    tx: EntityManager,
    request: BookingSessionRequest,
    network: string | null,
  ): Promise<string> {
    const order = await this.priceRequest.run(tx, request);
    const { departure } = order;
    const admitted = await this.repeatedHold.admit(tx, order, { network, replaces: request.replaces });
    if ('repeated' in admitted) return admitted.repeated;
    if (sellableSeats(sellable(departure)) < request.quantity) throw new LookAgain();
    const session = await this.holdSeats.run(tx, { ...order, ...admitted });
    if (!session) throw new LookAgain();
    const ifOffered = { catalogVersion: departure.catalogVersion };
    const stock = await moveStock(tx, departure.id, 'reserve', request.quantity, { ifOffered });
    if (!stock) throw new LookAgain();
    await announceStock(tx, stock);
    await this.holdSeats.afterReserved(tx, session);
    return session.id;
  }

  private async free(departureId: string): Promise<number> {
    const departure = await this.dataSource.manager.findOneByOrFail(DepartureEntity, { id: departureId });
    return sellableSeats(sellable(departure));
  }
}

const reused = () =>
  problem(startCheckout, 'leads.idempotency_key_reused', 'This key was used for another request.');
