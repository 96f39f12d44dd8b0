import { Injectable } from '@nestjs/common';
import { phrasesIn, planQuery, toTsQuery, type Unit } from './query-plan.js';
import { SearchRepository, type TsQueries } from './search.repository.js';

export interface Plan {
  readonly units: readonly Unit[];
  /** The database queries: all words (`&`) or any (`|`). */
  readonly queries: (join: '&' | '|') => TsQueries;
}

/** Determines the possible meanings of the words of a query. */
@Injectable()
export class QueryPlans {
  constructor(private readonly documents: SearchRepository) {}

  async of(words: readonly string[]): Promise<Plan> {
    const [aliases, known] = await Promise.all([
      this.documents.aliases(phrasesIn(words)),
      this.documents.words(words),
    ]);
    const units = planQuery(
      words,
      (phrase) => aliases.get(phrase) ?? [],
      (word) => known.get(word)?.near ?? [],
    );
    // In titles every word matches as a prefix. In full texts that is expensive, so only unknown words do.
    const isUnknown = (word: string) => known.get(word)?.isKnown === false;
    const queries = (join: '&' | '|') => ({
      title: toTsQuery(units, join, () => true),
      all: toTsQuery(units, join, isUnknown),
    });
    return { units, queries };
  }
}
