import { Injectable } from '@nestjs/common';
import type { listContributors } from '@valam/contracts/catalog/contributor.rpc';
import type { ContributorCard } from '@valam/contracts/catalog/contributor.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { pageOf, window, type Page } from '../content/page.js';
import { ContributorRepository } from './contributor.repository.js';

const mostNames = 50;

@Injectable()
export class ListContributors {
  constructor(private readonly contributors: ContributorRepository) {}

  async run(input: RpcInput<typeof listContributors>): Promise<Page<ContributorCard>> {
    if (input.names !== undefined) return this.named(input.names, input);
    const [found, total] = await this.contributors.list({ ...input, area: input.contributingArea });
    return pageOf(found, total, input);
  }

  private async named(
    names: string,
    input: RpcInput<typeof listContributors>,
  ): Promise<Page<ContributorCard>> {
    const wanted = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const found = await this.contributors.byNames(wanted.slice(0, mostNames));
    const { skip, take } = window(input);
    return pageOf(found.slice(skip, skip + take), found.length, input);
  }
}
