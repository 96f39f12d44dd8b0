import { Injectable } from '@nestjs/common';
import { departureOffered, departureWithdrawn } from '@valam/contracts/catalog/departure.events';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { findTrip } from '../trip/find-trip.js';
import type { TripKey } from '../trip/trip.js';
import { departureOffer, offerState, offerVersion } from './departure-offer.js';
import { DepartureEntity } from './departure.entity.js';
import { tripColumn, tripOfDeparture } from './trip-of-departure.js';

/** Emits the offers of departures to leads, in the transaction of their change. */
@Injectable()
export class OfferDepartures {
  /**
   * Emits the offers of all departures of a trip, because its price, title or promise may have changed.
   * Returns their number.
   */
  async ofTrip(tx: EntityManager, trip: TripKey): Promise<number> {
    return this.announce(tx, trip, { [tripColumn[trip.kind]]: trip.id });
  }

  async one(tx: EntityManager, departure: DepartureEntity): Promise<void> {
    await this.announce(tx, tripOfDeparture(departure), { id: departure.id });
  }

  private async announce(
    tx: EntityManager,
    key: TripKey,
    where: FindOptionsWhere<DepartureEntity>,
  ): Promise<number> {
    const trip = await findTrip(tx, key);
    const departures = await tx.find(DepartureEntity, { where, order: { startDate: 'ASC', id: 'ASC' } });
    let offered = 0;
    for (const departure of departures) {
      const state = offerState(trip, departure);
      if (state === 'offered') {
        await emit(tx, departureOffered, departureOffer(trip, departure));
        offered += 1;
      } else if (state === 'withdrawn') {
        const version = offerVersion(trip, departure);
        await emit(tx, departureWithdrawn, { departureId: departure.id, version });
      }
    }
    return offered;
  }
}
