import { Injectable } from '@nestjs/common';
import { getContributor } from '@valam/contracts/catalog/contributor.rpc';
import type { Contributor } from '@valam/contracts/catalog/contributor.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { ContributorRepository } from './contributor.repository.js';

@Injectable()
export class GetContributor {
  constructor(private readonly contributors: ContributorRepository) {}

  async run({ slug }: RpcInput<typeof getContributor>): Promise<Contributor> {
    const found = await this.contributors.bySlug(slug);
    if (!found) throw problem(getContributor, 'catalog.contributor_not_found', 'Host Not Found');
    return found;
  }
}
