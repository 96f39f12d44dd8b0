import { Injectable } from '@nestjs/common';
import type { suggestContent } from '@valam/contracts/catalog/search.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { foldSpelling } from './fold-spelling.js';
import { pageOfType } from './page-paths.js';
import { phrasesIn, planQuery, questionWords, toTsQuery } from './query-plan.js';
import { SearchRepository } from './search.repository.js';

const mostSuggestions = 8;
const fewestLetters = 2;

@Injectable()
export class SuggestContent {
  constructor(private readonly documents: SearchRepository) {}

  async run({ q }: RpcInput<typeof suggestContent>): Promise<RpcReturn<typeof suggestContent>> {
    const folded = foldSpelling(q);
    const words = questionWords(folded);
    if (folded.length < fewestLetters) return [];
    const [aliases, near] = await Promise.all([
      this.documents.aliases(phrasesIn(words)),
      this.documents.nearWords(words),
    ]);
    const units = planQuery(
      words,
      (phrase) => aliases.get(phrase) ?? [],
      (word) => near.get(word) ?? [],
    );
    const found = await this.documents.suggest(toTsQuery(units, '&'), folded, mostSuggestions);
    return found.map((document) => ({ ...document, url: pageOfType(document.type, document.slug) }));
  }
}
