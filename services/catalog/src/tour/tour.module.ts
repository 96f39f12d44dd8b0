import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { ContentModule } from '../content/content.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { MediaModule } from '../media/media.module.js';
import { SurroundingsModule } from '../surroundings/surroundings.module.js';
import { GetTour } from './get-tour.js';
import { ListTourFacets } from './list-tour-facets.js';
import { ListTours } from './list-tours.js';
import { TourFacetsRepository } from './tour-facets.repository.js';
import { TourRepository } from './tour.repository.js';
import { TourRpc } from './tour.rpc.js';
import { ToursResource } from './tours.resource.js';
import { FaqModule } from '../faq/faq.module.js';
import { ItineraryDayEntity } from './itinerary-day.entity.js';
import { TourContributorEntity } from './tour-contributor.entity.js';
import { TourEntity } from './tour.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ItineraryDayEntity, TourContributorEntity, TourEntity]),
    AdminModule,
    ContentModule,
    ContributorModule,
    DepartureModule,
    FaqModule,
    MediaModule,
    SurroundingsModule,
  ],
  controllers: [TourRpc],
  providers: [GetTour, ListTourFacets, ListTours, TourFacetsRepository, TourRepository, ToursResource],
})
export class TourModule {}
