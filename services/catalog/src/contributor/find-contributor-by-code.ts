import { Injectable } from '@nestjs/common';
import { findContributorByCode } from '@valam/contracts/catalog/contributor.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { ContributorRepository } from './contributor.repository.js';

@Injectable()
export class FindContributorByCode {
  constructor(private readonly contributors: ContributorRepository) {}

  async run({
    code,
  }: RpcInput<typeof findContributorByCode>): Promise<RpcReturn<typeof findContributorByCode>> {
    const found = await this.contributors.findByCode(code);
    if (!found?.name) {
      throw problem(findContributorByCode, 'catalog.contributor_not_found', 'Nobody has this code.');
    }
    return { id: found.id, name: found.name };
  }
}
