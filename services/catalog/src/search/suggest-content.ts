import { Injectable } from '@nestjs/common';
import type { suggestContent } from '@valam/contracts/catalog/search.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { foldSpelling } from '../text/fold-spelling.js';
import { pageOfType } from './page-paths.js';
import { questionWords } from './query-plan.js';
import { QueryPlans } from './query-plans.js';
import { SearchRepository } from './search.repository.js';

const mostSuggestions = 8;
const fewestLetters = 2;

@Injectable()
export class SuggestContent {
  constructor(
    private readonly plans: QueryPlans,
    private readonly documents: SearchRepository,
  ) {}

  async run({ q }: RpcInput<typeof suggestContent>): Promise<RpcReturn<typeof suggestContent>> {
    const folded = foldSpelling(q);
    const words = questionWords(folded);
    if (folded.length < fewestLetters) return [];
    const { queries } = await this.plans.of(words);
    const found = await this.documents.suggest(queries('&').title, folded, mostSuggestions);
    return found.map((document) => ({ ...document, url: pageOfType(document.type, document.slug) }));
  }
}
