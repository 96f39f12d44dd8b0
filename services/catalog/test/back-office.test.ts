import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getArticle } from '@valam/contracts/catalog/article.rpc';
import { tourChanged } from '@valam/contracts/catalog/content.events';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { listFaqs } from '@valam/contracts/catalog/faq.rpc';
import { searchContent } from '@valam/contracts/catalog/search.rpc';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import { listVenues } from '@valam/contracts/catalog/venue.rpc';
import type { Caller, Role } from '@valam/contracts/identity/auth.schema';
import { auditRecorded } from '@valam/contracts/identity/audit.events';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { startCatalog, type TestCatalog } from './start-catalog.js';

const { catalog: calls } = adminRpcs;
const as = (role: Role | null): Caller => ({
  userId: '018f0000-0000-7000-8000-000000000001',
  role,
  sessionId: null,
  contributorId: null,
  email: 'editor@valam.example',
});
const editor = as('content');

describe('the back office', () => {
  let catalog: TestCatalog;
  beforeAll(async () => {
    catalog = await startCatalog();
  });
  afterAll(() => catalog.stop());

  const create = (entity: string, values: Record<string, unknown>, caller = editor) =>
    catalog.rpc.call(calls.create, { caller, entity, values });
  const update = (entity: string, id: string, version: number, values: Record<string, unknown>) =>
    catalog.rpc.call(calls.update, { caller: editor, entity, id, version, values });
  const act = (entity: string, id: string, action: string, values: Record<string, unknown> = {}) =>
    catalog.rpc.call(calls.act, { caller: editor, entity, id, action, values });
  const list = (entity: string, query = {}, filters = {}) =>
    catalog.rpc.call(calls.list, {
      caller: editor,
      entity,
      query: { page: 1, perPage: 25, order: 'asc', ...query },
      filters,
    });
  const refused = (fields: Record<string, unknown>) => ({
    problem: { kind: 'invalid', details: { fields: expect.objectContaining(fields) } },
  });

  const wholeTour = {
    title: 'Nine Nights of Śakti',
    description: '[p]A [b]tour[/b][/p]',
    days: '10',
    costUsd: '2490',
    costEur: 2290,
    costGbp: 1990,
    costInr: 199000,
    districts: 'Madurai | Chennai',
    itineraries: [
      { day: 2, summary: 'Second' },
      { day: 1, summary: 'First', title: 'Arrival' },
    ],
    contributorIds: ['018f0000-0000-7000-8000-00000000000a'],
  };

  it.each([
    ['nobody', null, 'unauthenticated'],
    ['a partner', 'contributor', 'forbidden'],
    ['sales', 'sales', 'forbidden'],
    ['finance', 'finance', 'forbidden'],
  ] as const)('lets %s change nothing', async (_, role, kind) => {
    await expect(create('tours', wholeTour, as(role))).rejects.toMatchObject({ problem: { kind } });
  });

  it('makes a draft with an address from its title, which nobody else sees', async () => {
    const tour = await create('tours', wholeTour);
    expect(tour).toMatchObject({
      version: 1,
      status: 'draft',
      slug: 'nine-nights-of-sakti',
      days: 10,
      districts: ['Madurai', 'Chennai'],
      itineraries: [{ day: 1, title: 'Arrival' }, { day: 2 }],
      contributorIds: wholeTour.contributorIds,
    });
    await expect(catalog.rpc.call(getTour, { slug: 'nine-nights-of-sakti' })).rejects.toMatchObject({
      problem: { code: 'catalog.tour_not_found' },
    });
  });

  it('shows a draft on its page to whoever holds the link, for a week', async () => {
    const tour = await create('tours', { ...wholeTour, slug: 'previewed' });
    const { url } = await act('tours', tour.id, 'preview');
    const token = new URL(String(url)).searchParams.get('preview') ?? '';
    expect(String(url)).toContain('http://site.test/spiritual-tours/previewed?preview=');
    expect((await catalog.rpc.call(getTour, { slug: 'previewed', preview: token })).title).toBe(
      wholeTour.title,
    );
    const other = catalog.rpc.call(getTour, { slug: 'nine-nights-of-sakti', preview: token });
    await expect(other).rejects.toMatchObject({ problem: { code: 'catalog.preview_refused' } });
    await catalog.advance(8 * 86_400_000);
    const late = catalog.rpc.call(getTour, { slug: 'previewed', preview: token });
    await expect(late).rejects.toMatchObject({ problem: { kind: 'forbidden' } });
  });

  it('names the fields that are wrong', async () => {
    await expect(
      create('tours', { title: '', costUsd: -1, days: 'many', slug: 'Not A Slug' }),
    ).rejects.toMatchObject(
      refused({
        title: 'This field is required.',
        costUsd: 'Must not be negative.',
        days: 'Must be a number.',
        slug: expect.stringContaining('Lower-case'),
      }),
    );
  });

  it('tells that an address is taken', async () => {
    await create('venues', { name: 'Taken', slug: 'taken' });
    await expect(create('venues', { name: 'Other', slug: 'taken' })).rejects.toMatchObject(
      refused({ slug: 'Another one has this already.' }),
    );
  });

  it('does not publish what is not complete', async () => {
    const tour = await create('tours', { title: 'Half' });
    await expect(act('tours', tour.id, 'publish')).rejects.toMatchObject(
      refused({ costUsd: 'Say what it costs.', description: expect.any(String) }),
    );
  });

  it('publishes, offers the departures to leads, finds it, and hides it again', async () => {
    const tour = await create('tours', { ...wholeTour, title: 'Chola Bronze', slug: 'chola-bronze' });
    const date = await create('tour-dates', {
      tourId: tour.id,
      startDate: '2027-02-06',
      endDate: '2027-02-15',
      firstCapacity: '12',
    });
    await act('tour-dates', date.id, 'publish');
    expect(await offersOf(date.id)).toHaveLength(0);
    await act('tours', tour.id, 'publish');
    expect((await offersOf(date.id)).at(-1)).toMatchObject({ tourTitle: 'Chola Bronze', firstCapacity: 12 });
    const shown = await catalog.rpc.call(getTour, { slug: 'chola-bronze' });
    expect(shown.tourDates).toHaveLength(1);
    expect(await found('chola bronze')).toEqual(['chola-bronze']);
    await act('tours', tour.id, 'archive');
    expect(await found('chola bronze')).toEqual([]);
  });

  it('announces an edit with a higher version, and keeps what was not sent', async () => {
    const tour = await create('tours', { ...wholeTour, title: 'Before', slug: 'edited' });
    const date = await create('tour-dates', {
      tourId: tour.id,
      startDate: '2027-03-06',
      endDate: '2027-03-08',
      firstCapacity: 8,
    });
    await act('tour-dates', date.id, 'publish');
    const published = await act('tours', tour.id, 'publish');
    const edited = await update('tours', tour.id, Number(published.version), {
      title: 'After',
      costUsd: 2600,
    });
    expect(edited).toMatchObject({
      title: 'After',
      costUsd: 2600,
      days: 10,
      itineraries: [{ day: 1 }, { day: 2 }],
    });
    const [first, second] = await offersOf(date.id);
    expect(second).toMatchObject({ tourTitle: 'After', prices: { USD: 2600 } });
    expect(Number(second?.version)).toBeGreaterThan(Number(first?.version));
    const changes = await catalog.emittedEvents(tourChanged);
    expect(changes.at(-1)?.payload.tags).toContain('tour:edited');
  });

  it('tells the second of two editors', async () => {
    const venue = await create('venues', { name: 'Contested' });
    await update('venues', venue.id, 1, { name: 'First' });
    await expect(update('venues', venue.id, 1, { name: 'Second' })).rejects.toMatchObject({
      problem: { kind: 'conflict', code: 'admin.version_stale' },
    });
  });

  it('writes down who did what', async () => {
    const venue = await create('venues', { name: 'Watched' });
    await act('venues', venue.id, 'publish');
    const entries = (await catalog.emittedEvents(auditRecorded)).map(({ payload }) => payload);
    expect(entries.filter(({ id }) => id === venue.id).map(({ action }) => action)).toEqual([
      'create',
      'publish',
    ]);
  });

  it('announces all departures again when an operator asks for it', async () => {
    const replayed = await catalog.rpc.call(calls.act, {
      caller: as('operations'),
      entity: 'tours',
      id: 'all',
      action: 'replay',
      values: {},
    });
    expect(replayed.announced).toBeGreaterThan(0);
    await expect(act('tours', 'all', 'replay')).rejects.toMatchObject({ problem: { kind: 'forbidden' } });
  });

  it('refuses days that run backwards', async () => {
    const tour = await create('tours', { ...wholeTour, title: 'Backwards' });
    const wrong = { tourId: tour.id, startDate: '2027-03-06', endDate: '2027-03-01' };
    await expect(create('tour-dates', wrong)).rejects.toMatchObject(
      refused({ endDate: 'Must not be before the first day.' }),
    );
  });

  it("starts a departure with the tour's number of seats", async () => {
    const tour = await create('tours', { ...wholeTour, title: 'Seated', numberOfSeats: 9 });
    const date = await create('tour-dates', {
      tourId: tour.id,
      startDate: '2027-03-06',
      endDate: '2027-03-08',
    });
    expect(date.firstCapacity).toBe(9);
  });

  it('cleans what could run out of articles', async () => {
    const article = await create('blogs', {
      title: 'Hostile',
      metaDescription: 'x',
      blocks: [{ type: 'paragraph', data: { text: 'Hi <img src=x onerror=alert(1)><b>there</b>' } }],
    });
    expect(article.blocks).toEqual([{ type: 'paragraph', data: { text: 'Hi <b>there</b>' } }]);
    await act('blogs', article.id, 'publish');
    expect((await catalog.rpc.call(getArticle, { slug: 'hostile' })).content).not.toMatch(/onerror/);
    await expect(create('blogs', { title: 'Broken', content: '{' })).rejects.toMatchObject(
      refused({ content: expect.any(String) }),
    );
  });

  it('puts questions into the order that was wanted', async () => {
    const ids: string[] = [];
    for (const question of ['One?', 'Two?', 'Three?']) {
      const faq = await create('faqs', { question, answer: 'Yes.', type: 'About' });
      await act('faqs', faq.id, 'publish');
      ids.push(faq.id);
    }
    await act('faqs', 'all', 'reorder', { ids: [...ids].reverse() });
    const { items } = await catalog.rpc.call(listFaqs, { type: 'about', page: 1, perPage: 10 });
    expect(items.map(({ question }) => question)).toEqual(['Three?', 'Two?', 'One?']);
  });

  it('lists, searches, filters and sorts by what is allowed', async () => {
    for (const name of ['Alpha House', 'Beta House']) await create('venues', { name, country: 'Nepal' });
    const { items, total } = await list('venues', { sort: 'name', q: 'house' }, { country: 'Nepal' });
    expect([total, items.map(({ name }) => name)]).toEqual([2, ['Alpha House', 'Beta House']]);
    await expect(list('venues', { sort: 'password' })).rejects.toMatchObject(
      refused({ sort: expect.any(String) }),
    );
  });

  describe('says what a page is poorer without', () => {
    const everything = {
      tours: ['description', 'costUsd', 'displayPhoto', 'photos', 'inclusions', 'exclusions'],
      retreats: ['description', 'costUsd', 'displayPhoto', 'inclusions'],
      temples: ['shortDescription', 'about', 'displayPhoto'],
      venues: ['about', 'displayPhotos'],
      ashrams: ['description', 'displayPhotos'],
      blogs: ['authorId', 'metaDescription', 'featuredImage'],
      testimonials: ['country'],
      expertise: ['description'],
      festivals: ['description'],
    };
    const least = { title: 'Bare', name: 'Bare', fullName: 'Bare', review: 'Good.' };

    it.each(Object.entries(everything))(
      'of %s, and lists those that lack anything',
      async (entity, lacks) => {
        const bare = await create(entity, least);
        expect(bare.lacks).toEqual(lacks);
        const [first = ''] = lacks.filter((field) => !/photo|image|Id$/i.test(field));
        const better = await update(entity, bare.id, 1, { [first]: first === 'costUsd' ? 9 : 'Said.' });
        expect(better.lacks).toEqual(lacks.filter((field) => field !== first));
        const found = async (value: string) =>
          (await list(entity, { perPage: 100 }, { lacks: value })).items.map(({ id }) => id);
        const isWhole = lacks.length === 1;
        expect((await found('something')).includes(bare.id)).toBe(!isWhole);
        expect((await found('nothing')).includes(bare.id)).toBe(isWhole);
      },
    );
  });

  describe('with spreadsheets', () => {
    it('tries first, then writes, then gives the same back', async () => {
      const csv =
        'name,slug,country,sleeps\nRiver House,river-house,India,24\n"=cmd()",formula-house,India,2\n';
      const trial = await act('venues', 'all', 'import', { csv });
      expect(trial).toMatchObject({ created: 2, problems: [], isDryRun: true });
      expect((await list('venues', { q: 'river-house' })).total).toBe(0);
      expect(await act('venues', 'all', 'import', { csv, dryRun: false })).toMatchObject({ created: 2 });
      const again = await act('venues', 'all', 'import', { csv, dryRun: false });
      expect(again).toMatchObject({ created: 0, updated: 2 });
      const { csv: out } = await act('venues', 'all', 'export');
      expect(String(out)).toContain('River House');
      expect(String(out)).toContain(`'=cmd()`);
    });

    it('writes nothing when any row is wrong, and names the rows', async () => {
      const csv = 'name,slug,sleeps\nFine,fine-house,3\n,nameless,4\nWrong,wrong-house,-1\n';
      const report = await act('venues', 'all', 'import', { csv, dryRun: false });
      expect(report).toMatchObject({
        problems: [
          { row: 3, fields: { name: expect.any(String) } },
          { row: 4, fields: { sleeps: 'Must be at least 0.' } },
        ],
      });
      expect((await list('venues', { q: 'fine-house' })).total).toBe(0);
    });
  });

  it('never shows drafts to the public', async () => {
    const { items } = await catalog.rpc.call(listVenues, { page: 1, perPage: 100 });
    expect(items.map(({ name }) => name)).toEqual(['Watched']);
  });

  it.each([
    ['retreats', { title: 'Silence' }],
    ['temples', { name: 'Shrine', lat: '9.9', long: 78.1, akaNames: 'Other' }],
    ['ashrams', { title: 'Hermitage' }],
    ['testimonials', { fullName: 'Ana', review: 'Good.' }],
    ['expertise', { name: 'Vedanta' }],
    [
      'policies',
      {
        slug: 'terms_of_service',
        title: 'Terms',
        policyVersion: '1',
        effectiveFrom: '2026-01-01',
        body: 'x',
      },
    ],
    ['festivals', { name: 'Pongal', days: [{ from: '2027-01-15', to: '2027-01-18' }] }],
    ['settings', { key: 'rating', value: '4.4+', label: 'rated', source: 'reviews', asOf: '2026-01-01' }],
  ])('edits and publishes %s', async (entity, values) => {
    const made = await create(entity, values);
    const edited = await update(entity, made.id, 1, values);
    expect(edited.version).toBe(2);
    expect(await act(entity, made.id, 'publish')).toMatchObject({ status: 'published', version: 3 });
    expect((await list(entity)).total).toBeGreaterThan(0);
  });

  it('edits names that mean the same', async () => {
    const made = await create('aliases', { kind: 'place', names: ['Mamallapuram', 'Mahabalipuram'] });
    expect(
      await update('aliases', made.id, 1, { names: ['Mamallapuram', 'Mahabalipuram', 'Seven Pagodas'] }),
    ).toMatchObject({
      version: 2,
      names: ['Mamallapuram', 'Mahabalipuram', 'Seven Pagodas'],
    });
    expect((await list('aliases', { q: 'mahabali' })).total).toBe(1);
  });

  const offersOf = async (id: string) =>
    (await catalog.emittedEvents(departureOffered))
      .map(({ payload }) => payload)
      .filter(({ departureId }) => departureId === id);
  const found = async (q: string) =>
    (await catalog.rpc.call(searchContent, { q, page: 1, perPage: 20 })).results.map(({ slug }) => slug);
});
