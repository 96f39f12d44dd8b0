import { Controller } from '@nestjs/common';
import {
  getRetreatRoute,
  listRetreatsRoute,
  previewRetreatRoute,
} from '@valam/contracts/catalog/retreat.routes';
import { getRetreat, listRetreats } from '@valam/contracts/catalog/retreat.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class RetreatController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listRetreatsRoute)
  list(@Call() { query }: CallOf<typeof listRetreatsRoute>) {
    return listAnswer<typeof listRetreats>(this.rpc, listRetreats, query);
  }

  @UsesRoute(getRetreatRoute)
  get(@Call() { params }: CallOf<typeof getRetreatRoute>) {
    return this.rpc.call(getRetreat, params);
  }

  @UsesRoute(previewRetreatRoute)
  preview(@Call() { params, query }: CallOf<typeof previewRetreatRoute>) {
    return this.rpc.call(getRetreat, { ...params, preview: query.token });
  }
}
