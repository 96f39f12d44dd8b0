import { Module } from '@nestjs/common';
import { RouteModule } from '../route/route.module.js';
import { AdminUnits } from './admin-units.js';
import { AdminController } from './admin.controller.js';

@Module({
  imports: [RouteModule],
  controllers: [AdminController],
  providers: [AdminUnits],
})
export class AdminModule {}
