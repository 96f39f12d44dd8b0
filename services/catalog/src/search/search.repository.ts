import { Injectable } from '@nestjs/common';
import type { SearchType } from '@valam/contracts/catalog/search.schema';
import { DataSource } from 'typeorm';

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

/** What to look for in titles, and what in everything. */
export interface TsQueries {
  readonly title: string;
  readonly all: string;
}

/** What is known about a word: whether it stands anywhere, and if not, what it may have been meant to be. */
export interface KnownWord {
  readonly isKnown: boolean;
  readonly near: readonly string[];
}

export interface Wanted {
  readonly tsquery: TsQueries;
  /** The whole question in folded spelling: a title that is it comes first. */
  readonly folded: string;
  readonly type: SearchType | null;
  readonly skip: number;
  readonly take: number;
}

/** More than anybody turns pages for; a bound on the work of one question. */
const mostFound = 1_000;

/**
 * Those whose title fits are looked for first, then any; both are bounded, so that a word that stands in every document
 * costs no more than a rare one.
 */
const candidates = `
  with asked as (select to_tsquery('english', $1) as query, to_tsquery('english', $6) as title_query),
  titled as materialized (
    select type, entity_id from search_document, asked
    where title_vector @@ title_query and ($2::text is null or type = $2) limit ${mostFound}),
  other as materialized (
    select type, entity_id from search_document, asked
    where words @@ query and ($2::text is null or type = $2) limit ${mostFound}),
  found as materialized (select type, entity_id from titled union select type, entity_id from other limit ${mostFound})`;

/** Reads the search documents. */
@Injectable()
export class SearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find({ tsquery, folded, type, skip, take }: Wanted): Promise<Found> {
    const [row] = await this.dataSource.query<
      [{ documents: FoundDocument[] | null; counts: Found['counts'] | null }]
    >(
      `${candidates},
       ranked as (
         select d.type, d.slug, d.title, d.summary, d.place, d.image, row_number() over (
           order by (d.title_words = $3) desc, (d.title_words like $3 || ' %') desc,
             ts_rank_cd('{0.05, 0.2, 0.5, 1.0}', d.words, asked.title_query, 1) * d.boost desc, d.title, d.slug) as place_in_list
         from found join search_document d using (type, entity_id), asked
         order by place_in_list offset $4 limit $5),
       counted as (select type, count(*)::int as count from found group by type)
       select (select jsonb_agg(to_jsonb(ranked) - 'place_in_list' order by place_in_list) from ranked) as documents,
         (select jsonb_agg(to_jsonb(counted) order by count desc, type) from counted) as counts`,
      [tsquery.all, type, folded, skip, take, tsquery.title],
    );
    return { documents: row.documents ?? [], counts: row.counts ?? [] };
  }

  /** The most prominent ones that fit, for somebody who is typing. */
  suggest(tsquery: string, folded: string, take: number): Promise<FoundDocument[]> {
    return this.dataSource.query<FoundDocument[]>(
      `with asked as (select to_tsquery('english', $1) as query),
       found as materialized (
         select type, entity_id from search_document, asked where title_vector @@ query limit ${mostFound})
       select d.type, d.slug, d.title, d.summary, d.place, d.image
       from found join search_document d using (type, entity_id), asked
       order by (d.title_words like $2 || '%') desc, ts_rank(d.title_vector, asked.query, 1) * d.boost desc, d.title, d.slug
       limit $3`,
      [tsquery, folded, take],
    );
  }

  /** Every other name of the folded phrases that are names. */
  async aliases(phrases: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.dataSource.query<{ phrase: string; names: string[] }[]>(
      `select asked.folded as phrase, array_agg(distinct other.folded) as names
       from alias_name asked join alias_name other using (group_id) where asked.folded = any($1) group by asked.folded`,
      [[...phrases]],
    );
    return new Map(rows.map(({ phrase, names }) => [phrase, names]));
  }

  /** Each word with what is known about it. */
  async words(words: readonly string[]): Promise<Map<string, KnownWord>> {
    const rows = await this.dataSource.query<{ word: string; isKnown: boolean; near: string[] | null }[]>(
      `select asked.word, k.is_known as "isKnown", near.words as near
       from unnest($1::text[]) as asked (word),
         lateral (select coalesce((ts_lexize('english_stem', asked.word))[1], asked.word) as stem) s,
         lateral (select exists (select 1 from search_word w where w.word = s.stem) as is_known) k,
         lateral (
           select array_agg(n.word order by n.closeness desc) as words from (
             select w.word, similarity(w.word, s.stem) as closeness from search_word w
             where not k.is_known and length(asked.word) >= 4
               and w.word % s.stem and similarity(w.word, s.stem) >= 0.4
             order by closeness desc, w.word limit 4) n) near`,
      [[...words]],
    );
    return new Map(rows.map(({ word, isKnown, near }) => [word, { isKnown, near: near ?? [] }]));
  }
}
