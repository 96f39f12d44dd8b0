import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { ContentModule } from '../content/content.module.js';
import { DepartureRepository } from './departure.repository.js';
import { OfferAllDepartures } from './offer-all-departures.js';
import { OfferDepartures } from './offer-departures.js';
import { ProjectSeats } from './project-seats.js';
import { TourDatesResource } from './tour-dates.resource.js';
import { DepartureEntity } from './departure.entity.js';
import { DepartureSeatsEntity } from './departure-seats.entity.js';

/** Dates of tours and retreats, and their events for leads. */
@Module({
  imports: [TypeOrmModule.forFeature([DepartureEntity, DepartureSeatsEntity]), AdminModule, ContentModule],
  providers: [DepartureRepository, OfferAllDepartures, OfferDepartures, ProjectSeats, TourDatesResource],
  exports: [DepartureRepository, OfferAllDepartures, OfferDepartures],
})
export class DepartureModule {}
