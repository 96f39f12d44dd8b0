import { Controller } from '@nestjs/common';
import {
  getRetreatAvailabilityRoute,
  getTourAvailabilityRoute,
} from '@valam/contracts/leads/availability.routes';
import { getRetreatAvailability, getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Seats and prices, never cached. */
@Controller()
export class AvailabilityController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(getTourAvailabilityRoute)
  ofTour(@Call() { params }: CallOf<typeof getTourAvailabilityRoute>) {
    return this.rpc.call(getTourAvailability, params);
  }

  @UsesRoute(getRetreatAvailabilityRoute)
  ofRetreat(@Call() { params }: CallOf<typeof getRetreatAvailabilityRoute>) {
    return this.rpc.call(getRetreatAvailability, params);
  }
}
