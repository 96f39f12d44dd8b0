import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { ContentModule } from '../content/content.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { MediaModule } from '../media/media.module.js';
import { SurroundingsModule } from '../surroundings/surroundings.module.js';
import { GetTour } from './get-tour.js';
import { ListTourFacets } from './list-tour-facets.js';
import { ListTours } from './list-tours.js';
import { OfferAllDepartures } from './offer-all-departures.js';
import { OfferDepartures } from './offer-departures.js';
import { ProjectSeats } from './project-seats.js';
import { TourDatesResource } from './tour-dates.resource.js';
import { TourFacetsRepository } from './tour-facets.repository.js';
import { TourRepository } from './tour.repository.js';
import { TourRpc } from './tour.rpc.js';
import { ToursResource } from './tours.resource.js';

@Module({
  imports: [AdminModule, ContentModule, ContributorModule, MediaModule, SurroundingsModule],
  controllers: [TourRpc],
  providers: [
    GetTour,
    ListTourFacets,
    ListTours,
    OfferAllDepartures,
    OfferDepartures,
    ProjectSeats,
    TourDatesResource,
    TourFacetsRepository,
    TourRepository,
    ToursResource,
  ],
  exports: [OfferAllDepartures, OfferDepartures],
})
export class TourModule {}
