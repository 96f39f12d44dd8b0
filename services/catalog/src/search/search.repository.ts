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

/** Of what is called as was asked, or begins so: as many as one page shows, whatever the others are. */
const mostCalledSo = 100;

const isCalledSo = `left(d.title_words, 200) like $2 || '%'`;
const isNew = 'd.ctid not in (select row from called)';
const rightType = `($3::text is null or d.type = $3)`;
const seen = (closeness: string) =>
  `d.ctid as row, d.type, d.slug, left(d.title_words, 200) as called, ${closeness} * d.boost as closeness`;

/**
 * Three sets, none of which looks at what another one has: what is called so, what has the words in its title, and only
 * as far as these leave room, what mentions them. All are bounded, so that a word that stands in every document costs no
 * more than a rare one; each document is ranked once, and only those that are shown are read whole.
 */
const found = (closeness: string) => `
  asked as (select to_tsquery('english', $1) as titles, to_tsquery('english', $4) as words),
  called as materialized (
    select ${seen(closeness)} from search_document d, asked where ${isCalledSo} and ${rightType} limit ${mostCalledSo}),
  titled as materialized (
    select ${seen(closeness)} from search_document d, asked
    where d.title_vector @@ titles and ${isNew} and ${rightType}
    limit ${mostFound} - (select count(*) from called)),
  mentioned as materialized (
    select ${seen(closeness)} from search_document d, asked
    where d.words @@ asked.words and not d.title_vector @@ titles and ${isNew} and ${rightType}
    limit ${mostFound} - (select count(*) from called) - (select count(*) from titled)),
  found as (select * from called union all select * from titled union all select * from mentioned)`;

const bestFirst = `(called = $2) desc, (called like $2 || ' %') desc, closeness desc, called, slug`;
const shownColumns = 'd.type, d.slug, d.title, d.summary, d.place, d.image';

/** Reads the search documents. */
@Injectable()
export class SearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find({ tsquery, folded, type, skip, take }: Wanted): Promise<Found> {
    const [row] = await this.dataSource.query<
      [{ documents: FoundDocument[] | null; counts: Found['counts'] | null }]
    >(
      `with ${found(`ts_rank_cd('{0.05, 0.2, 0.5, 1.0}', d.words, titles, 1)`)},
       best as materialized (
         select row, row_number() over () as place_in_list from (select * from found order by ${bestFirst} offset $5 limit $6) f),
       counted as (select type, count(*)::int as count from found group by type)
       select (select jsonb_agg(jsonb_build_object('type', d.type, 'slug', d.slug, 'title', d.title, 'summary', d.summary,
           'place', d.place, 'image', d.image) order by place_in_list)
           from best join search_document d on d.ctid = best.row) as documents,
         (select jsonb_agg(to_jsonb(counted) order by count desc, type) from counted) as counts`,
      [tsquery.title, folded, type, tsquery.all, skip, take],
    );
    return { documents: row.documents ?? [], counts: row.counts ?? [] };
  }

  /** The most prominent ones that fit, for someone who is typing. */
  suggest(tsquery: string, folded: string, take: number): Promise<FoundDocument[]> {
    return this.dataSource.query<FoundDocument[]>(
      `with asked as (select to_tsquery('english', $1) as titles),
       called as materialized (
         select ${seen('1')} from search_document d where ${isCalledSo} limit ${mostCalledSo}),
       titled as materialized (
         select ${seen('ts_rank(d.title_vector, titles, 1)')} from search_document d, asked
         where d.title_vector @@ titles and ${isNew} limit ${mostFound}),
       best as materialized (
         select * from (select *, true as is_called_so from called union all select *, false from titled) f
         order by is_called_so desc, closeness desc, called, slug limit $3)
       select ${shownColumns} from best join search_document d on d.ctid = best.row
       order by is_called_so desc, closeness desc, best.called, best.slug`,
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
