import { Injectable } from '@nestjs/common';
import type { SearchType } from '@valam/contracts/catalog/search.schema';
import { DataSource } from 'typeorm';
import { foundDocuments, suggestedDocuments, aliasesOfPhrases, knownWords } from './search.sql.js';

export interface FoundDocument {
  readonly type: SearchType;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly place: string | null;
  readonly image: string | null;
}

export interface Found {
  readonly documents: FoundDocument[];
  readonly counts: { type: SearchType; count: number }[];
}

/** The queries for titles and for all text. */
export interface TsQueries {
  readonly title: string;
  readonly all: string;
}

/** True if the index has the word; otherwise, similar words. */
export interface KnownWord {
  readonly isKnown: boolean;
  readonly near: readonly string[];
}

export interface Wanted {
  readonly tsquery: TsQueries;
  /** The complete query in folded spelling: an equal title comes first. */
  readonly folded: string;
  readonly type: SearchType | null;
  readonly skip: number;
  readonly take: number;
}

/** Reads the search documents. */
@Injectable()
export class SearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find({ tsquery, folded, type, skip, take }: Wanted): Promise<Found> {
    const [row] = await this.dataSource.query<
      [{ documents: FoundDocument[] | null; counts: Found['counts'] | null }]
    >(foundDocuments, [tsquery.title, folded, type, tsquery.all, skip, take]);
    return { documents: row.documents ?? [], counts: row.counts ?? [] };
  }

  /** The most prominent matches, for autocompletion. */
  suggest(tsquery: string, folded: string, take: number): Promise<FoundDocument[]> {
    return this.dataSource.query<FoundDocument[]>(suggestedDocuments, [tsquery, folded, take]);
  }

  /** All synonyms of the folded phrases that are names. */
  async aliases(phrases: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.dataSource.query<{ phrase: string; names: string[] }[]>(aliasesOfPhrases, [
      [...phrases],
    ]);
    return new Map(rows.map(({ phrase, names }) => [phrase, names]));
  }

  /** Each word with its state in the index. */
  async words(words: readonly string[]): Promise<Map<string, KnownWord>> {
    const rows = await this.dataSource.query<{ word: string; isKnown: boolean; near: string[] | null }[]>(
      knownWords,
      [[...words]],
    );
    return new Map(rows.map(({ word, isKnown, near }) => [word, { isKnown, near: near ?? [] }]));
  }
}
