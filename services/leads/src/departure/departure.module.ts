import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AvailabilityRpc } from './availability.rpc.js';
import { CatchUp } from './catch-up.js';
import { ChangeCapacity } from './change-capacity.js';
import { CheckStock } from './check-stock.js';
import { GetAvailability } from './get-availability.js';
import { OpenAndClose } from './open-and-close.js';
import { ProjectDepartures } from './project-departures.js';
import { RemoveSampleSeats } from './remove-sample-seats.js';
import { ReleaseSeats } from './release-seats.js';
import { DepartureEntity } from './departure.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([DepartureEntity])],
  controllers: [AvailabilityRpc],
  providers: [
    CatchUp,
    ChangeCapacity,
    CheckStock,
    GetAvailability,
    OpenAndClose,
    ProjectDepartures,
    RemoveSampleSeats,
    ReleaseSeats,
  ],
  exports: [TypeOrmModule, ChangeCapacity, OpenAndClose, ReleaseSeats],
})
export class DepartureModule {}
