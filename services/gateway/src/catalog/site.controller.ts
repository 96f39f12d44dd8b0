import { Controller } from '@nestjs/common';
import { getSiteStateRoute } from '@valam/contracts/catalog/site.routes';
import { getSiteState } from '@valam/contracts/catalog/site.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { UsesRoute } from '../route/uses-route.js';

/** State of the site as a whole, shown on every page. */
@Controller()
export class SiteController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(getSiteStateRoute)
  state() {
    return this.rpc.call(getSiteState, {});
  }
}
