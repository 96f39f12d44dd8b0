import { Controller } from '@nestjs/common';
import { getAshramRoute, listAshramsRoute, previewAshramRoute } from '@valam/contracts/catalog/ashram.routes';
import { getAshram, listAshrams } from '@valam/contracts/catalog/ashram.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class AshramController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listAshramsRoute)
  list(@Call() { query }: CallOf<typeof listAshramsRoute>) {
    return listAnswer<typeof listAshrams>(this.rpc, listAshrams, query);
  }

  @UsesRoute(getAshramRoute)
  get(@Call() { params }: CallOf<typeof getAshramRoute>) {
    return this.rpc.call(getAshram, params);
  }

  @UsesRoute(previewAshramRoute)
  preview(@Call() { params, query }: CallOf<typeof previewAshramRoute>) {
    return this.rpc.call(getAshram, { ...params, preview: query.token });
  }
}
