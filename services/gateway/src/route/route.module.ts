import { Module } from '@nestjs/common';
import { LimitModule } from '../limit/limit.module.js';
import { SessionModule } from '../session/session.module.js';

/** What the guards of a route need; imported by every module that has routes. */
@Module({ imports: [LimitModule, SessionModule], exports: [LimitModule, SessionModule] })
export class RouteModule {}
