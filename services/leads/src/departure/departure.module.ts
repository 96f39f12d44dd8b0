import { Module } from '@nestjs/common';
import { AvailabilityRpc } from './availability.rpc.js';
import { CatchUp } from './catch-up.js';
import { ChangeCapacity } from './change-capacity.js';
import { CheckStock } from './check-stock.js';
import { GetAvailability } from './get-availability.js';
import { OpenAndClose } from './open-and-close.js';
import { ProjectDepartures } from './project-departures.js';
import { RemoveSampleSeats } from './remove-sample-seats.js';
import { SeatDesk } from './seat-desk.js';

@Module({
  controllers: [AvailabilityRpc],
  providers: [
    CatchUp,
    ChangeCapacity,
    CheckStock,
    GetAvailability,
    OpenAndClose,
    ProjectDepartures,
    RemoveSampleSeats,
    SeatDesk,
  ],
  exports: [ChangeCapacity, OpenAndClose, SeatDesk],
})
export class DepartureModule {}
