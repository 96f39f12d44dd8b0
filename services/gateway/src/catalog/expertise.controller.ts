import { Controller } from '@nestjs/common';
import { listExpertiseRoute } from '@valam/contracts/catalog/expertise.routes';
import { listExpertise } from '@valam/contracts/catalog/expertise.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

/** Areas of expertise of hosts and guides. */
@Controller()
export class ExpertiseController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listExpertiseRoute)
  list(@Call() { query }: CallOf<typeof listExpertiseRoute>) {
    return listAnswer<typeof listExpertise>(this.rpc, listExpertise, query);
  }
}
