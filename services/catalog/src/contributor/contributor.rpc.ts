import { Controller } from '@nestjs/common';
import {
  findContributorByCode,
  getContributor,
  listContributors,
} from '@valam/contracts/catalog/contributor.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { FindContributorByCode } from './find-contributor-by-code.js';
import { GetContributor } from './get-contributor.js';
import { ListContributors } from './list-contributors.js';

@Controller()
export class ContributorRpc {
  constructor(
    private readonly listContributors: ListContributors,
    private readonly getContributor: GetContributor,
    private readonly findContributorByCode: FindContributorByCode,
  ) {}

  @Handle(listContributors)
  list(input: RpcInput<typeof listContributors>) {
    return this.listContributors.run(input);
  }

  @Handle(getContributor)
  get(input: RpcInput<typeof getContributor>) {
    return this.getContributor.run(input);
  }

  @Handle(findContributorByCode)
  findByCode(input: RpcInput<typeof findContributorByCode>) {
    return this.findContributorByCode.run(input);
  }
}
