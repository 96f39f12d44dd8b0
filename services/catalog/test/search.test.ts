import { beforeAll, describe, expect, it } from '@jest/globals';
import { contributorPublished, contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { searchContent, suggestContent } from '@valam/contracts/catalog/search.rpc';
import { listTemples } from '@valam/contracts/catalog/temple.rpc';
import { listSitemapEntries } from '@valam/contracts/catalog/sitemap.rpc';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { loadAliases } from '../sample/load/load-names.js';
import { templeKind } from '../src/temple/temple.kind.js';
import { aTemple, aTour, anArticle, saved } from './builders.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();

describe('the search', () => {
  beforeAll(async () => {
    await catalog.dataSource.transaction((tx) =>
      loadAliases(tx, [
        { kind: 'place', names: ['Varanasi', 'Kashi', 'Benares', 'Banaras'] },
        { kind: 'place', names: ['Kanyakumari', 'Cape Comorin'] },
        { kind: 'deity', names: ['Shiva', 'Mahadeva', 'Shankara'] },
      ]),
    );
    await aTemple(catalog, {
      slug: 'arunachaleswarar',
      name: 'Arunachaleswarar Temple',
      town: 'Tiruvannamalai',
      district: 'Tiruvannamalai',
      state: 'Tamil Nadu',
      mainDeities: 'Shiva as Arunachaleswarar',
      lat: 12.2319,
      long: 79.0677,
    });
    await aTemple(catalog, {
      slug: 'meenakshi',
      name: 'Meenakshi Amman Temple',
      akaNames: 'Minakshi Sundareshvara',
      town: 'Madurai',
      district: 'Madurai',
      state: 'Tamil Nadu',
      mainDeities: 'Meenakshi, Sundareswarar',
      lat: 9.9195,
      long: 78.1193,
    });
    await aTemple(catalog, {
      slug: 'kashi-vishwanath',
      name: 'Vishwanath Temple',
      town: 'Varanasi',
      district: 'Varanasi',
      state: 'Uttar Pradesh',
      mainDeities: 'Shiva',
      lat: 25.3109,
      long: 83.0107,
    });
    await aTemple(catalog, {
      slug: 'cape',
      name: 'Bhagavathy Amman Temple',
      town: 'Kanyakumari',
      district: 'Kanyakumari',
    });
    await aTour(catalog, {
      slug: 'shiva-tour',
      title: 'Discovering Shiva',
      districts: ['Tiruvannamalai', 'Chennai'],
    });
    await anArticle(catalog, { slug: 'girivalam', title: 'Walking round Arunachala at full moon' });
    for (let i = 0; i < 30; i++)
      await aTemple(catalog, { slug: `murugan-${i}`, name: `Murugan Temple ${i}` });
  });

  const find = async (q: string, more = {}) =>
    catalog.rpc.call(searchContent, { q, page: 1, perPage: 20, ...more });
  const slugs = async (q: string, more = {}) => (await find(q, more)).results.map(({ slug }) => slug);

  it.each([
    ['Thiruvannamalai', 'arunachaleswarar'],
    ['Tiruvanamalai', 'arunachaleswarar'],
    ['tiruvannamali', 'arunachaleswarar'],
    ['Kashi', 'kashi-vishwanath'],
    ['benares temple', 'kashi-vishwanath'],
    ['Madurai Meenakshi', 'meenakshi'],
    ['madurai minakshi', 'meenakshi'],
    ['meenaxi', 'meenakshi'],
    ['meenakhsi', 'meenakshi'],
    ['arunachalesvara', 'arunachaleswarar'],
    ['cape comorin', 'cape'],
    ['mahadeva varanasi', 'kashi-vishwanath'],
    ['full moon walk', 'girivalam'],
  ])('finds %s', async (q, expected) => {
    expect(await slugs(q)).toContain(expected);
  });

  it('ranks names above mentions', async () => {
    expect((await slugs('meenakshi'))[0]).toBe('meenakshi');
    expect((await slugs('discovering shiva'))[0]).toBe('shiva-tour');
  });

  it('ranks titles with the typed words above titles with synonyms', async () => {
    await aTemple(catalog, {
      slug: 'names',
      name: 'Mahadeva Shankara Mahadeva Temple',
      mainDeities: 'Shiva',
    });
    await aTemple(catalog, { slug: 'begins', name: 'Shivananda Mahadeva Temple', mainDeities: 'Shiva' });
    const [first, ...others] = await slugs('shiva');
    expect([first, others]).toEqual(['shiva-tour', expect.arrayContaining(['names', 'begins'])]);
  });

  it('can be filtered by type, and counts all types', async () => {
    const all = await find('tiruvannamalai');
    expect(all.types.map(({ type }) => type).sort()).toEqual(['temple', 'tour']);
    expect(await slugs('tiruvannamalai', { type: 'tour' })).toEqual(['shiva-tour']);
  });

  it('shows the results of a search on pages that repeat none', async () => {
    const [first, second] = [await find('murugan'), await find('murugan', { page: 2 })];
    expect([first.total, first.results.length, second.results.length]).toEqual([30, 20, 10]);
    const seen = new Set([...first.results, ...second.results].map(({ slug }) => slug));
    expect(seen.size).toBe(30);
  });

  it('returns URLs of pages', async () => {
    expect((await find('full moon')).results[0]).toMatchObject({ type: 'article', url: '/blog/girivalam' });
  });

  it.each([
    '',
    '   ',
    '&',
    `' | '':* & !(`,
    '\\',
    '<script>alert(1)</script>',
    '%',
    'அருணாசலம்',
    '💥',
    'a'.repeat(200),
  ])('handles %j', async (q) => {
    expect((await find(q)).total).toBeGreaterThanOrEqual(0);
    await catalog.rpc.call(suggestContent, { q });
  });

  it('suggests a temple for the first letters of its name', async () => {
    const suggested = await catalog.rpc.call(suggestContent, { q: 'meenak' });
    expect(suggested[0]).toMatchObject({ slug: 'meenakshi', url: '/temples/meenakshi' });
  });

  it('does not find unpublished content', async () => {
    const temple = await aTemple(catalog, { slug: 'gone', name: 'Vanishing Shrine' });
    expect(await slugs('vanishing')).toEqual(['gone']);
    await saved(catalog, templeKind, { ...temple, status: 'archived', version: 2 });
    expect(await slugs('vanishing')).toEqual([]);
  });

  it("finds hosts from identity's events", async () => {
    const id = sampleId('contributor', 'maya');
    const nothing = { about: null, expertise: 'Yoga', tagline: null, jobTitle: null, country: 'Canada' };
    const links = {
      website: null,
      facebook: null,
      instagram: null,
      twitter: null,
      linkedin: null,
      youtube: null,
    };
    const maya = {
      ...nothing,
      ...links,
      id,
      slug: 'maya-sundaram',
      name: 'Maya Sundaram',
      contributingArea: 'Host' as const,
      statesCovered: null,
      languagesSpoken: null,
      interests: null,
      profilePhoto: null,
      photos: [],
      email: null,
      mobile: null,
      createdAt: '2026-01-01T00:00:00Z',
      referralCode: 'MAYA10',
      isListed: true,
      isSample: true,
      version: 2,
    };
    await catalog.receive(contributorPublished, maya);
    await waitFor(async () => (await slugs('maya')).includes('maya-sundaram'));
    await catalog.receive(contributorWithdrawn, { id, version: 3 });
    await waitFor(async () => !(await slugs('maya')).includes('maya-sundaram'));
  });

  it('is the source of the sitemap', async () => {
    const { items, total } = await catalog.rpc.call(listSitemapEntries, { page: 1, perPage: 100 });
    expect(items).toHaveLength(total);
    expect(items.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/temples/meenakshi', '/spiritual-tours/shiva-tour', '/blog/girivalam']),
    );
  });

  describe('in the list of temples', () => {
    const temples = async (filters: object) =>
      (await catalog.rpc.call(listTemples, { page: 1, perPage: 100, ...filters })).items;

    it.each([
      ['madurai', 'meenakshi'],
      ['MEENAK', 'meenakshi'],
      ['minakshi', 'meenakshi'],
      ['Thiruvannamalai', 'arunachaleswarar'],
      ['kashi', 'kashi-vishwanath'],
      ['uttar', 'kashi-vishwanath'],
    ])('finds %s by name, district or state', async (q, slug) => {
      expect((await temples({ q })).map((temple) => temple.slug)).toContain(slug);
    });

    it('filters by district and state', async () => {
      expect(await temples({ district: 'madurai', state: 'tamil nadu' })).toHaveLength(1);
    });

    it('sorts temples by their distance from a place', async () => {
      const near = await temples({ near: '10.0,78.0' });
      expect(near.map(({ slug }) => slug)).toEqual(['meenakshi', 'arunachaleswarar', 'kashi-vishwanath']);
      expect(near[0]?.distanceKm).toBeCloseTo(15.8, 0);
    });

    it('returns the total on every page and beyond the last one', async () => {
      const totals = await Promise.all(
        [1, 2, 50].map(async (page) => {
          const filters = { page, perPage: 1, q: 'temple' };
          const { items, total } = await catalog.rpc.call(listTemples, filters);
          return { shown: items.length, total };
        }),
      );
      const total = (await temples({ q: 'temple' })).length;
      expect(total).toBeGreaterThan(1);
      expect(totals).toEqual([1, 1, 0].map((shown) => ({ shown, total })));
    });

    it('treats pattern characters as letters', async () => {
      expect(await temples({ q: '%' })).toHaveLength(0);
      expect(await temples({ q: '_' })).toHaveLength(0);
    });
  });
});
