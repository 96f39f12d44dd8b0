import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { problem } from '@valam/contracts/shared/problem';
import { once } from '@valam/service-kit/idempotency/once';
import { DataSource, type EntityManager } from 'typeorm';
import { sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import type { NewPage } from '../payment/open-payment-page.js';
import { HoldSeats } from './hold-seats.js';
import { LapsedHolds } from './lapsed-holds.js';
import { fullDeparture, PriceRequest } from './price-request.js';
import { RepeatedHold } from './repeated-hold.js';
import { SoldOutCheck } from './sold-out-check.js';

const overHold = `select 1 from payment_session s join booking b on b.id = s.booking_id
        where s.id = $1 and b.state in ('expired', 'cancelled')`;

/** Not enough seats in the first read, or the departure has changed since: retry. */
class LookAgain extends Error {}

/** The idempotency key of a request with its scope. */
interface Repeat {
  readonly scope: string;
  readonly key: string | null;
}

interface Asked {
  readonly request: BookingSessionRequest;
  readonly network: string | null;
  /** Id for the new payment session. */
  readonly sessionId: string;
}

/** Holds the seats of a request, and returns the same payment session for a repeat. */
@Injectable()
export class HoldOnce {
  constructor(
    private readonly dataSource: DataSource,
    private readonly priceRequest: PriceRequest,
    private readonly holdSeats: HoldSeats,
    private readonly repeatedHold: RepeatedHold,
    private readonly lapsedHolds: LapsedHolds,
    private readonly soldOut: SoldOutCheck,
  ) {}

  /**
   * Creates a hold. A full departure may have seats in lapsed holds, which are released first, once. A repeat
   * of a request whose hold has ended creates another one, because its payment page is no longer payable.
   */
  async run(
    request: BookingSessionRequest,
    repeat: Repeat,
    network: string | null,
  ): Promise<string | NewPage> {
    for (let looks = 0; ; looks++) {
      try {
        return await this.holdOrRepeat(request, repeat, network);
      } catch (error) {
        if (!(error instanceof LookAgain)) throw error;
        this.soldOut.note(request.tourDatePreferred);
        const hasFreed = await this.lapsedHolds.free(request.tourDatePreferred);
        const free = await this.free(request.tourDatePreferred);
        if ((!hasFreed && free < request.quantity) || looks > 2) throw fullDeparture(free);
      }
    }
  }

  private async holdOrRepeat(
    request: BookingSessionRequest,
    { scope, key }: Repeat,
    network: string | null,
  ): Promise<string | NewPage> {
    const expected = randomUUID();
    let written = null as NewPage | null;
    const answer = await this.dataSource.transaction((tx) => {
      const isOver = (sessionId: string) => holdIsOver(tx, sessionId);
      return once(tx, { scope, key, body: request, reused, expected, isOver }, async () => {
        const held = await this.hold(tx, { request, network, sessionId: expected });
        if (typeof held === 'string') return held;
        written = held;
        return expected;
      });
    });
    return written?.session.state === 'preparing' ? written : answer;
  }

  /** Returns the page of a new hold, or the id of the existing session. */
  private async hold(tx: EntityManager, { request, network, sessionId }: Asked): Promise<string | NewPage> {
    const order = await this.priceRequest.run(tx, request);
    const { departure } = order;
    const { replaces } = request;
    // Read before the seats of the replaced hold are released.
    const isFull = !replaces && sellableSeats(sellable(departure)) < request.quantity;
    const admitted = await this.repeatedHold.admit(tx, order, { network, replaces, isFull });
    if ('repeated' in admitted) return admitted.repeated;
    if (isFull) throw new LookAgain();
    const written = await this.holdSeats.withSeats(tx, { ...order, ...admitted }, admitted.facts, sessionId);
    if (!written) throw new LookAgain();
    await this.repeatedHold.offerRest(tx, order, admitted.replacedSeats);
    return written;
  }

  private async free(departureId: string): Promise<number> {
    const departure = await this.dataSource.manager.findOneByOrFail(DepartureEntity, { id: departureId });
    return sellableSeats(sellable(departure));
  }
}

async function holdIsOver(tx: EntityManager, sessionId: string): Promise<boolean> {
  return (await tx.query<unknown[]>(overHold, [sessionId])).length > 0;
}

const reused = () =>
  problem(startCheckout, 'leads.idempotency_key_reused', 'This key was used for another request.');
