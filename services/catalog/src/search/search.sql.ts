/** More results than anybody browses; limits the work of one query. */
const mostFound = 1_000;

/** Maximum number of results whose name equals the query or starts with it: one page. */
const mostCalledSo = 100;

const isCalledSo = `left(d.title_words, 200) like $2 || '%'`;

const isNew = 'd.ctid not in (select row from called)';

const rightType = `($3::text is null or d.type = $3)`;

const seen = (closeness: string) =>
  `d.ctid as row, d.type, d.slug, left(d.title_words, 200) as called, ${closeness} * d.boost as closeness`;

/**
 * Three sets, each queried without the rows of the others: names equal to the query, titles with its words,
 * and, only to fill the remaining results, texts with its words. All are limited, so that a word in every
 * document costs no more than a rare one; each document is ranked once, and only the displayed results are
 * read in full.
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

/** Exact typed words rank above their synonyms, of which a text may have many. */
const matchesWords = `(' ' || called || ' ') like '% ' || $2 || ' %'`;

/** For autocompletion, the last word may be incomplete. */
const matchesWordPrefix = `(' ' || called) like '% ' || $2 || '%'`;

const bestFirst = `(called = $2) desc, (called like $2 || ' %') desc, (${matchesWords}) desc, closeness desc, called, slug, type`;

const shownColumns = 'd.type, d.slug, d.title, d.summary, d.place, d.image';

export const foundDocuments = `with ${found(`ts_rank_cd('{0.05, 0.2, 0.5, 1.0}', d.words, titles, 1)`)},
       best as materialized (
         select row, row_number() over () as place_in_list from (select * from found order by ${bestFirst} offset $5 limit $6) f),
       counted as (select type, count(*)::int as count from found group by type)
       select (select jsonb_agg(jsonb_build_object('type', d.type, 'slug', d.slug, 'title', d.title, 'summary', d.summary,
           'place', d.place, 'image', d.image) order by place_in_list)
           from best join search_document d on d.ctid = best.row) as documents,
         (select jsonb_agg(to_jsonb(counted) order by count desc, type) from counted) as counts`;

export const suggestedDocuments = `with asked as (select to_tsquery('english', $1) as titles),
       called as materialized (
         select ${seen('1')} from search_document d where ${isCalledSo} limit ${mostCalledSo}),
       titled as materialized (
         select ${seen('ts_rank(d.title_vector, titles, 1)')} from search_document d, asked
         where d.title_vector @@ titles and ${isNew} limit ${mostFound}),
       best as materialized (
         select * from (select *, true as is_called_so from called union all select *, false from titled) f
         order by is_called_so desc, (${matchesWordPrefix}) desc, closeness desc, called, slug limit $3)
       select ${shownColumns} from best join search_document d on d.ctid = best.row
       order by is_called_so desc, (${matchesWordPrefix}) desc, closeness desc, best.called, best.slug`;

export const aliasesOfPhrases = `select asked.folded as phrase, array_agg(distinct other.folded) as names
       from alias_name asked join alias_name other using (group_id) where asked.folded = any($1) group by asked.folded`;

export const knownWords = `select asked.word, k.is_known as "isKnown", near.words as near
       from unnest($1::text[]) as asked (word),
         lateral (select coalesce((ts_lexize('english_stem', asked.word))[1], asked.word) as stem) s,
         lateral (select exists (select 1 from search_word w where w.word = s.stem) as is_known) k,
         lateral (
           select array_agg(n.word order by n.closeness desc) as words from (
             select w.word, similarity(w.word, s.stem) as closeness from search_word w
             where not k.is_known and length(asked.word) >= 4
               and w.word % s.stem and similarity(w.word, s.stem) >= 0.4
             order by closeness desc, w.word limit 4) n) near`;
