import { Controller } from '@nestjs/common';
import { listTourFacets } from '@valam/contracts/catalog/tour-facets.rpc';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetTour } from './get-tour.js';
import { ListTourFacets } from './list-tour-facets.js';
import { ListTours } from './list-tours.js';

@Controller()
export class TourRpc {
  constructor(
    private readonly listTours: ListTours,
    private readonly getTour: GetTour,
    private readonly listTourFacets: ListTourFacets,
  ) {}

  @Handle(listTours)
  list(input: RpcInput<typeof listTours>) {
    return this.listTours.run(input);
  }

  @Handle(listTourFacets)
  facets(input: RpcInput<typeof listTourFacets>) {
    return this.listTourFacets.run(input);
  }

  @Handle(getTour)
  get(input: RpcInput<typeof getTour>) {
    return this.getTour.run(input);
  }
}
