import { Controller } from '@nestjs/common';
import { getTemple, listTempleFacets, listTemples } from '@valam/contracts/catalog/temple.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetTemple } from './get-temple.js';
import { ListTempleFacets } from './list-temple-facets.js';
import { ListTemples } from './list-temples.js';

@Controller()
export class TempleRpc {
  constructor(
    private readonly listTemples: ListTemples,
    private readonly getTemple: GetTemple,
    private readonly listFacets: ListTempleFacets,
  ) {}

  @Handle(listTemples)
  list(input: RpcInput<typeof listTemples>) {
    return this.listTemples.run(input);
  }

  @Handle(listTempleFacets)
  facets() {
    return this.listFacets.run();
  }

  @Handle(getTemple)
  get(input: RpcInput<typeof getTemple>) {
    return this.getTemple.run(input);
  }
}
