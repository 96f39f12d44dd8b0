import { Injectable } from '@nestjs/common';
import { departureOffered, departureWithdrawn } from '@valam/contracts/catalog/departure.events';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { departureOffer, offerState, offerVersion } from './departure-offer.js';
import { DepartureEntity } from './departure.entity.js';
import { ItineraryDayEntity } from './itinerary-day.entity.js';
import { TourEntity } from './tour.entity.js';

/** Tells leads what can be sold, in the transaction that changes it. */
@Injectable()
export class OfferDepartures {
  /** Every departure of a tour: its price, title or promise may have changed. Returns how many are on offer. */
  async ofTour(tx: EntityManager, tourId: string): Promise<number> {
    return this.announce(tx, tourId, { tourId });
  }

  async one(tx: EntityManager, departure: DepartureEntity): Promise<void> {
    if (departure.tourId) await this.announce(tx, departure.tourId, { id: departure.id });
  }

  private async announce(
    tx: EntityManager,
    tourId: string,
    where: FindOptionsWhere<DepartureEntity>,
  ): Promise<number> {
    const [tour, days, departures] = [
      await tx.findOneByOrFail(TourEntity, { id: tourId }),
      await tx.find(ItineraryDayEntity, { where: { tourId }, order: { day: 'ASC' } }),
      await tx.find(DepartureEntity, { where, order: { startDate: 'ASC', id: 'ASC' } }),
    ];
    let offered = 0;
    for (const departure of departures) {
      const state = offerState(tour, departure);
      if (state === 'offered') {
        await emit(tx, departureOffered, departureOffer(tour, departure, days));
        offered += 1;
      } else if (state === 'withdrawn') {
        const version = offerVersion(tour, departure);
        await emit(tx, departureWithdrawn, { departureId: departure.id, version });
      }
    }
    return offered;
  }
}
