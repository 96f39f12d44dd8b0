import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { ContentModule } from '../content/content.module.js';
import { MediaModule } from '../media/media.module.js';
import { GetVenue } from './get-venue.js';
import { ListVenues } from './list-venues.js';
import { VenueRpc } from './venue.rpc.js';
import { VenuesResource } from './venues.resource.js';
import { VenueEntity } from './venue.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([VenueEntity]), AdminModule, ContentModule, MediaModule],
  controllers: [VenueRpc],
  providers: [GetVenue, ListVenues, VenuesResource],
})
export class VenueModule {}
