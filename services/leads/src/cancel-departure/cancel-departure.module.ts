import { Module } from '@nestjs/common';
import { ManageModule } from '../manage/manage.module.js';
import { CancelDeparture } from './cancel-departure.js';

@Module({
  imports: [ManageModule],
  providers: [CancelDeparture],
  exports: [CancelDeparture],
})
export class CancelDepartureModule {}
