import { Controller } from '@nestjs/common';
import {
  findContributorByCodeRoute,
  getContributorRoute,
  listContributorsRoute,
} from '@valam/contracts/catalog/contributor.routes';
import {
  findContributorByCode,
  getContributor,
  listContributors,
} from '@valam/contracts/catalog/contributor.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

/** Public profiles of hosts, guides and members. */
@Controller()
export class ContributorController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listContributorsRoute)
  list(@Call() { query }: CallOf<typeof listContributorsRoute>) {
    return listAnswer<typeof listContributors>(this.rpc, listContributors, query);
  }

  @UsesRoute(getContributorRoute)
  get(@Call() { params }: CallOf<typeof getContributorRoute>) {
    return this.rpc.call(getContributor, params);
  }

  @UsesRoute(findContributorByCodeRoute)
  findByCode(@Call() { params }: CallOf<typeof findContributorByCodeRoute>) {
    return this.rpc.call(findContributorByCode, params);
  }
}
