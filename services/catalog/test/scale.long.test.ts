import { beforeAll, describe, expect, it } from '@jest/globals';
import { listArticles } from '@valam/contracts/catalog/article.rpc';
import { listSacredDays } from '@valam/contracts/catalog/calendar.rpc';
import { searchContent, suggestContent } from '@valam/contracts/catalog/search.rpc';
import { listSitemapEntries } from '@valam/contracts/catalog/sitemap.rpc';
import { getTemple, listTempleFacets, listTemples } from '@valam/contracts/catalog/temple.rpc';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { fillCatalog } from '../src/scale/fill-catalog.js';
import { settle } from '../src/scale/many-rows.js';
import { aTemple } from './builders.js';
import { recordQueries, type RecordedQuery } from './record-queries.js';
import { runningCatalog } from './start-catalog.js';

const large = new Set(['temple', 'departure', 'search_document', 'search_word']);

/** Counting a whole table has to read it, with or without an index. */
const countsAll =
  /^select count\S+ as \S+ from (\S+( "record")?|\(SELECT 1 FROM \S+ "record" LIMIT \d+\) as counted)$/i;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly PlanNode[];
}

const owner: Caller = { userId: null, role: 'owner', sessionId: null, contributorId: null, email: null };

const catalog = await runningCatalog();

describe('with 1 000 tours, 20 000 departures, 20 000 temples and 50 000 documents', () => {
  beforeAll(async () => {
    const scale = {
      seed: 7,
      tours: 1_000,
      departuresPerTour: 20,
      temples: 20_000,
      searchDocuments: 50_000,
      today: '2026-11-02',
    };
    await catalog.dataSource.transaction((tx) => fillCatalog(tx, scale));
    await settle(catalog.dataSource.manager);
  }, 180_000);

  const page = { page: 1, perPage: 20 };
  const admin = (entity: string, query = {}, filters = {}) =>
    catalog.rpc.call(adminRpcs.catalog.list, {
      caller: owner,
      entity,
      query: { page: 1, perPage: 25, order: 'desc', ...query },
      filters,
    });

  const asked: [string, () => Promise<unknown>][] = [
    ['tours', () => catalog.rpc.call(listTours, page)],
    ['tours of a district', () => catalog.rpc.call(listTours, { ...page, district: 'Chennai' })],
    [
      'tours of a month that have seats',
      () => catalog.rpc.call(listTours, { ...page, month: '2', available: 'true' }),
    ],
    ['a tour', () => catalog.rpc.call(getTour, { slug: 'scale-tour-7' })],
    ['temples', () => catalog.rpc.call(listTemples, page)],
    ['temples far down the list', () => catalog.rpc.call(listTemples, { page: 150, perPage: 100 })],
    ['temples by words', () => catalog.rpc.call(listTemples, { ...page, q: 'malaiva' })],
    ['temples by letters that most of them hold', () => catalog.rpc.call(listTemples, { ...page, q: 'ma' })],
    ['temples of a state', () => catalog.rpc.call(listTemples, { ...page, state: 'Odisha' })],
    ['the states of temples', () => catalog.rpc.call(listTempleFacets, {})],
    ['temples nearby', () => catalog.rpc.call(listTemples, { ...page, near: '9.9,78.1' })],
    ['a temple', () => catalog.rpc.call(getTemple, { slug: 'scale-temple-7' })],
    ['articles', () => catalog.rpc.call(listArticles, { ...page, category: 'Practice' })],
    ['the calendar', () => catalog.rpc.call(listSacredDays, { from: '2027-01-01', to: '2027-01-31' })],
    ['a search', () => catalog.rpc.call(searchContent, { ...page, q: 'river shrine' })],
    ['a search for what stands in most', () => catalog.rpc.call(searchContent, { ...page, q: 'temple' })],
    ['temples by letters that stand nowhere', () => catalog.rpc.call(listTemples, { ...page, q: 'zzzzqq' })],
    ['a misspelled search', () => catalog.rpc.call(searchContent, { ...page, q: 'prozession' })],
    ['suggestions', () => catalog.rpc.call(suggestContent, { q: 'lam' })],
    ['the sitemap', () => catalog.rpc.call(listSitemapEntries, { page: 400, perPage: 100 })],
    ['the temples of the back office', () => admin('temples')],
    ['the departures of the back office', () => admin('tour-dates')],
    ['temples that lack something', () => admin('temples', {}, { lacks: 'something' })],
    ['a search in the back office', () => admin('temples', { q: 'malaiva' })],
  ];

  it.each(asked)('queries %s by indexes', async (_, ask) => {
    const queries = await recordQueries(catalog.dataSource, ask);
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(8);
    for (const query of queries) expect(await wholeReads(query)).toEqual([]);
  });

  it.each(asked)('returns %s quickly', async (_, ask) => {
    await ask();
    const times: number[] = [];
    for (let i = 0; i < 10; i++) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
    // Generous, because other work may share the machine; a query that scans whole tables takes far longer.
    expect(Math.min(...times)).toBeLessThan(200);
  });

  it('finds records with this name among thousands that mention it', async () => {
    await aTemple(catalog, { slug: 'called-so', name: 'Temple Lamp' });
    const { results } = await catalog.rpc.call(searchContent, { ...page, q: 'temple lamp' });
    expect(results[0]).toMatchObject({ slug: 'called-so' });
  });

  it('stores a temple with names of maximum length', async () => {
    const letters = (count: number) =>
      String.fromCodePoint(...Array.from({ length: count }, (_, i) => 0x4e00 + ((i * i * 7_919) % 20_000)));
    await aTemple(catalog, { slug: 'long-names', name: letters(200), akaNames: letters(1_000) });
    const { items } = await catalog.rpc.call(listTemples, { ...page, q: letters(60) });
    expect(items).toMatchObject([{ slug: 'long-names' }]);
  });

  /** The large tables that a query would scan completely. */
  async function wholeReads({ sql, parameters }: RecordedQuery): Promise<string[]> {
    if (!/^\s*(select|with)/i.test(sql) || countsAll.test(sql)) return [];
    const [row] = await catalog.dataSource.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `explain (format json) ${sql}`,
      parameters,
    );
    const nodes = row ? flat(row['QUERY PLAN'][0].Plan) : [];
    return nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
      .filter((node) => node['Plan Rows'] > 0)
      .map((node) => `${node['Relation Name']}: ${sql}`);
  }
});

const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)];
