import { Injectable } from '@nestjs/common';
import type { searchContent } from '@valam/contracts/catalog/search.rpc';
import type { SearchAnswer } from '@valam/contracts/catalog/search.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { window } from '../content/page.js';
import { ContributorRepository } from '../contributor/contributor.repository.js';
import { Pictures } from '../media/pictures.js';
import { foldSpelling } from '../text/fold-spelling.js';
import { pageOfType } from './page-paths.js';
import { questionWords } from './query-plan.js';
import { QueryPlans, type Plan } from './query-plans.js';
import { SearchRepository, type Found } from './search.repository.js';

/** Searches for all words first; without results, for any of them. */
@Injectable()
export class SearchContent {
  constructor(
    private readonly plans: QueryPlans,
    private readonly documents: SearchRepository,
    private readonly pictures: Pictures,
    private readonly contributors: ContributorRepository,
  ) {}

  async run(input: RpcInput<typeof searchContent>): Promise<SearchAnswer> {
    const folded = foldSpelling(input.q);
    const words = questionWords(folded);
    const { page, perPage } = input;
    if (words.length === 0) return { total: 0, results: [], page, perPage, types: [] };
    const found = await this.find(await this.plans.of(words), folded, input);
    const [pictures, portraits] = await Promise.all([
      this.pictures.of(...found.documents.map(({ image }) => image)),
      this.contributors.portraits(
        found.documents.filter(({ type }) => type === 'host').map(({ slug }) => slug),
      ),
    ]);
    return {
      total: found.counts.reduce((sum, { count }) => sum + count, 0),
      results: found.documents.map((document) => ({
        ...document,
        url: pageOfType(document.type, document.slug),
        image:
          document.type === 'host' ? (portraits.get(document.slug) ?? null) : pictures.one(document.image),
      })),
      page,
      perPage,
      types: found.counts,
    };
  }

  private async find(
    { units, queries }: Plan,
    folded: string,
    input: RpcInput<typeof searchContent>,
  ): Promise<Found> {
    const wanted = { folded, type: input.type ?? null, ...window(input) };
    const strict = await this.documents.find({ ...wanted, tsquery: queries('&') });
    if (strict.counts.length > 0 || units.length === 1) return strict;
    return this.documents.find({ ...wanted, tsquery: queries('|') });
  }
}
