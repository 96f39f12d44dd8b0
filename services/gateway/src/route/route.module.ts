import { Module } from '@nestjs/common';
import { LimitModule } from '../limit/limit.module.js';
import { SessionModule } from '../session/session.module.js';

/** Dependencies of the route guards; imported by every module with routes. */
@Module({ imports: [LimitModule, SessionModule], exports: [LimitModule, SessionModule] })
export class RouteModule {}
