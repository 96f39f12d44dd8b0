import { addDays } from '@valam/contracts/shared/days';
import { sampleId } from '@valam/contracts/shared/sample-id';
import type { EntityManager } from 'typeorm';
import { foldSpelling } from '../text/fold-spelling.js';
import { searchText } from '../temple/temple.kind.js';
import { insert, withoutIndexes, type Cell } from './many-rows.js';
import { SeededRandom } from './random.js';
import { commonWords, deities, kindsOfTemple, states, syllables, themes } from './words.js';

export interface Scale {
  readonly seed: number;
  readonly tours: number;
  readonly departuresPerTour: number;
  readonly temples: number;
  /** In total, including those of tours and temples. */
  readonly searchDocuments: number;
  /** The first departures start after this day. */
  readonly today: string;
}

const districtCount = 600;

const learnWords = `insert into search_word (word)
     select distinct unnest(tsvector_to_array(words)) from search_document on conflict do nothing`;

/** Fills a database with the content of a large site. The same seed gives the same content. */
export async function fillCatalog(tx: EntityManager, scale: Scale): Promise<void> {
  await tx.query('set local statement_timeout = 0');
  await tx.query('set local idle_in_transaction_session_timeout = 0');
  await withoutIndexes(tx, ['temple', 'departure', 'search_document', 'search_word'], () => fill(tx, scale));
}

async function fill(tx: EntityManager, scale: Scale): Promise<void> {
  const random = new SeededRandom(scale.seed);
  const districts = Array.from({ length: districtCount }, () => nameFrom(random));
  const tours = Array.from({ length: scale.tours }, (_, n) => aTour(random, districts, n));
  await insert(
    tx,
    'tour',
    tourColumns,
    tours.map(({ row }) => row),
  );
  await insert(
    tx,
    'departure',
    'id tour_id slug start_date end_date first_capacity',
    tours.flatMap(({ slug, days }) => departures(random, scale, slug, days)),
  );
  const temples = Array.from({ length: scale.temples }, (_, n) => aTemple(random, districts, n));
  await insert(
    tx,
    'temple',
    templeColumns,
    temples.map(({ row }) => row),
  );
  const articles = Math.max(0, scale.searchDocuments - tours.length - temples.length);
  await fillSearch(tx, [
    ...tours.map(({ document }) => document),
    ...temples.map(({ document }) => document),
    ...Array.from({ length: articles }, (_, n) => anArticleDocument(random, districts, n)),
  ]);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const nameFrom = (random: SeededRandom) => capital(random.some(syllables, random.whole(3, 5)).join(''));
const sentence = (random: SeededRandom, count: number) => random.some(commonWords, count).join(' ');

const tourColumns =
  'id slug title subtitle days districts themes cost_usd cost_eur cost_gbp cost_inr sort_order';

function aTour(random: SeededRandom, districts: readonly string[], n: number) {
  const slug = `scale-tour-${n}`;
  const [place, days, usd] = [random.pick(districts), random.whole(4, 21), random.whole(6, 50) * 100];
  const title = `${capital(random.pick(commonWords))} of ${place} ${n}`;
  const where = [place, random.pick(districts)];
  const themed = random.some(themes, 2);
  const row: Cell[] = [sampleId('tour', slug), slug, title, sentence(random, 8), days, where, themed];
  row.push(usd, Math.round(usd * 0.92), Math.round(usd * 0.79), usd * 83, random.whole(0, 100));
  return {
    slug,
    days,
    row,
    document: documentRow({
      type: 'tour',
      slug,
      title,
      places: where,
      names: themed,
      body: sentence(random, 40),
    }),
  };
}

function departures(random: SeededRandom, scale: Scale, slug: string, days: number): Cell[][] {
  return Array.from({ length: scale.departuresPerTour }, (_, n) => {
    const start = addDays(scale.today, random.whole(5, 720));
    const id = sampleId('departure', `${slug}/${n}`);
    return [id, sampleId('tour', slug), `${slug}-${n}`, start, addDays(start, days - 1), random.whole(6, 14)];
  });
}

const templeColumns =
  'id slug name aka_names short_description town district state about lat long main_deities list_number search_text';
/** Texts as long as real ones, because the number of table pages determines the query plans. */
const aboutTemple =
  'Built by a king, mended by a merchant, lit every evening by those who live beside it. '.repeat(14);

function aTemple(random: SeededRandom, districts: readonly string[], n: number) {
  const slug = `scale-temple-${n}`;
  const [town, district, state] = [nameFrom(random), random.pick(districts), random.pick(states)];
  const name = `${nameFrom(random)} ${random.pick(kindsOfTemple)} ${n}`;
  const [aka, deity] = [nameFrom(random), random.pick(deities)];
  const row: Cell[] = [
    sampleId('temple', slug),
    slug,
    name,
    aka,
    sentence(random, 12),
    town,
    district,
    state,
    aboutTemple,
  ];
  row.push(
    8 + random.next() * 24,
    70 + random.next() * 18,
    deity,
    n,
    searchText([name, aka, town, district, state]),
  );
  return {
    row,
    document: documentRow({
      type: 'temple',
      slug,
      title: name,
      places: [town, district, state],
      names: [aka, deity],
      body: sentence(random, 30),
    }),
  };
}

function anArticleDocument(random: SeededRandom, districts: readonly string[], n: number): Cell[] {
  const slug = `scale-article-${n}`;
  const title = `${capital(sentence(random, 3))} in ${nameFrom(random)} ${n}`;
  return documentRow({
    type: 'article',
    slug,
    title,
    places: [random.pick(districts)],
    names: [],
    body: sentence(random, 60),
  });
}

interface Described {
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly places: readonly string[];
  readonly names: readonly string[];
  readonly body: string;
}

function documentRow({ type, slug, title, places, names, body }: Described): Cell[] {
  const folded = [[title], names, places, [body]].map((words) => fold(words.join(' ')));
  return [type, sampleId(type, slug), slug, title, body.slice(0, 200), places.join(', '), ...folded];
}

const known = new Map<string, string>();

/** Caches folded words, because all texts here use few different ones. */
function fold(text: string): string {
  return text
    .split(' ')
    .map((word) => {
      const folded = known.get(word) ?? foldSpelling(word);
      if (known.size < 50_000) known.set(word, folded);
      return folded;
    })
    .filter(Boolean)
    .join(' ');
}

async function fillSearch(tx: EntityManager, documents: readonly Cell[][]): Promise<void> {
  const columns = 'type entity_id slug title summary place title_words name_words place_words body_words';
  await insert(tx, 'search_document', columns, documents);
  await tx.query(learnWords);
}
