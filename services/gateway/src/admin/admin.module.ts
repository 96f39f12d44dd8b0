import { Module } from '@nestjs/common';
import { RouteModule } from '../route/route.module.js';
import { AdminOffices } from './admin-offices.js';
import { AdminController } from './admin.controller.js';

@Module({
  imports: [RouteModule],
  controllers: [AdminController],
  providers: [AdminOffices],
})
export class AdminModule {}
