import { describe, expect, it } from '@jest/globals';
import { getArticle } from '@valam/contracts/catalog/article.rpc';
import { listFaqs } from '@valam/contracts/catalog/faq.rpc';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import { listVenues } from '@valam/contracts/catalog/venue.rpc';
import { catalogAuditRecorded } from '@valam/contracts/identity/audit.events';
import { adminFaults } from '@valam/service-kit/testing/admin-contracts';
import { unreadEvents } from '@valam/service-kit/testing/event-readers';
import { as, deskOf, refused, wholeTour } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();

describe('the back office', () => {
  const { create, update, act, list } = deskOf(catalog);

  it('serves every entity of its contracts, with the actions and roles they declare', async () => {
    expect(await adminFaults(catalog.rpc, 'catalog')).toEqual([]);
  });

  it('has a handler for exactly the events that it consumes', () => {
    expect(unreadEvents(catalog, 'catalog')).toEqual([]);
  });

  it.each([
    ['nobody', null, 'unauthenticated'],
    ['a partner', 'contributor', 'forbidden'],
    ['sales', 'sales', 'forbidden'],
    ['finance', 'finance', 'forbidden'],
  ] as const)('refuses changes by %s', async (_, role, kind) => {
    await expect(create('tours', wholeTour, as(role))).rejects.toMatchObject({ problem: { kind } });
  });

  it('creates a draft with a slug from its title, which only staff see', async () => {
    const tour = await create('tours', wholeTour);
    expect(tour).toMatchObject({
      version: 1,
      status: 'draft',
      slug: 'nine-nights-of-sakti',
      days: 10,
      districts: ['Madurai', 'Chennai'],
      itineraries: [{ day: 1, title: 'Arrival', meals: { dinner: 'Dosa', lunch: null } }, { day: 2 }],
      houses: [{ name: 'House by the Tank', nights: 1, venueSlug: null }],
      contributorIds: wholeTour.contributorIds,
    });
    await expect(catalog.rpc.call(getTour, { slug: 'nine-nights-of-sakti' })).rejects.toMatchObject({
      problem: { code: 'catalog.tour_not_found' },
    });
  });

  it('reports the invalid fields', async () => {
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

  it('stores no record that exceeds the size of a response', async () => {
    const blocks = Array.from({ length: 15 }, () => ({
      type: 'paragraph',
      data: { text: 'Om '.repeat(14_000) },
    }));
    const tooLarge = { problem: { code: 'request.too_large', kind: 'too_large' } };
    await expect(create('blogs', { title: 'Endless', blocks })).rejects.toMatchObject(tooLarge);
    expect((await list('blogs', { q: 'Endless' })).total).toBe(0);
    const { id, version } = await create('blogs', { title: 'Endless' });
    await expect(update('blogs', id, version, { blocks })).rejects.toMatchObject(tooLarge);
    const most = { title: 'Long', blocks: blocks.slice(0, 5) };
    expect(await update('blogs', id, version, most)).toMatchObject({ version: 2, title: 'Long' });
  });

  it('reports a duplicate slug', async () => {
    await create('venues', { name: 'Taken', slug: 'taken' });
    await expect(create('venues', { name: 'Other', slug: 'taken' })).rejects.toMatchObject(
      refused({ slug: 'Another record has this already.' }),
    );
  });

  it('reports the field with a duplicate or a missing reference', async () => {
    const terms = { slug: 'terms_of_service', title: 'Terms', effectiveFrom: '2026-01-01', body: 'x' };
    const version = { ...terms, policyVersion: 'same' };
    await create('policies', version);
    await expect(create('policies', version)).rejects.toMatchObject(
      refused({ policyVersion: 'Another record has this already.' }),
    );
    await expect(create('temples', { name: 'T', displayPhoto: 'gone0000gone0000' })).rejects.toMatchObject(
      refused({ displayPhoto: expect.any(String) }),
    );
    const itineraries = [{ day: 1, summary: 'First', photo: 'gone0000gone0000' }];
    await expect(create('tours', { title: 'T', itineraries })).rejects.toMatchObject(
      refused({ itineraries: 'This refers to a record that does not exist.' }),
    );
  });

  it('refuses to publish incomplete content', async () => {
    const tour = await create('tours', { title: 'Half' });
    await expect(act('tours', tour.id, 'publish')).rejects.toMatchObject(
      refused({ costUsd: 'Say what it costs.', description: expect.any(String) }),
    );
  });

  it.each([
    [
      'festivals',
      'days',
      {
        name: 'Twice',
        days: [
          { from: '2027-01-15', to: '2027-01-15' },
          { from: '2027-01-15', to: '2027-01-18' },
        ],
      },
    ],
    [
      'tours',
      'itineraries',
      {
        ...{ ...wholeTour, title: 'Twice' },
        itineraries: [
          { day: 1, summary: 'First' },
          { day: 1, summary: 'Second' },
        ],
      },
    ],
  ])('refuses %s with two equal %s', async (entity, field, values) => {
    await expect(create(entity, values)).rejects.toMatchObject(
      refused({ [field]: expect.stringContaining('Two of them') }),
    );
  });

  it('refuses the stale change of a second editor', async () => {
    const venue = await create('venues', { name: 'Contested' });
    await update('venues', venue.id, 1, { name: 'First' });
    await expect(update('venues', venue.id, 1, { name: 'Second' })).rejects.toMatchObject({
      problem: { kind: 'conflict', code: 'admin.version_stale' },
    });
  });

  it('records every change of content in the audit log', async () => {
    const venue = await create('venues', { name: 'Watched' });
    await act('venues', venue.id, 'publish');
    const entries = (await catalog.emittedEvents(catalogAuditRecorded)).map(({ payload }) => payload);
    expect(entries.filter(({ id }) => id === venue.id).map(({ action }) => action)).toEqual([
      'create',
      'publish',
    ]);
  });

  it('sanitizes executable markup in articles', async () => {
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

  it('changes the order of questions', async () => {
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

  it('lists, searches, filters and sorts by allowed fields', async () => {
    for (const name of ['Alpha House', 'Beta House']) await create('venues', { name, country: 'Nepal' });
    const { items, total } = await list('venues', { sort: 'name', q: 'house' }, { country: 'Nepal' });
    expect([total, items.map(({ name }) => name)]).toEqual([2, ['Alpha House', 'Beta House']]);
    await expect(list('venues', { sort: 'password' })).rejects.toMatchObject(
      refused({ sort: expect.any(String) }),
    );
  });

  it('lists a hundred long records with selected fields, because all fields exceed the size of a message', async () => {
    await catalog.dataSource.query(
      `insert into temple (id, slug, name, about, created_at, updated_at)
         select gen_random_uuid(), 'long-' || n, 'Long ' || n, repeat('A "gate" tower. ', 1000), now(), now()
         from generate_series(1, 100) n`,
    );
    const asked = { perPage: 100 };
    await expect(list('temples', asked)).rejects.toBeDefined();
    const { items } = await list('temples', { ...asked, fields: 'name,nothing' });
    expect(items).toHaveLength(100);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['id', 'name', 'version']);
    await catalog.dataSource.query(`delete from temple where slug like 'long-%'`);
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

  it('edits the synonyms of a place', async () => {
    const made = await create('aliases', { kind: 'place', names: ['Mamallapuram', 'Mahabalipuram'] });
    expect(
      await update('aliases', made.id, 1, { names: ['Mamallapuram', 'Mahabalipuram', 'Seven Pagodas'] }),
    ).toMatchObject({
      version: 2,
      names: ['Mamallapuram', 'Mahabalipuram', 'Seven Pagodas'],
    });
    expect((await list('aliases', { q: 'mahabali' })).total).toBe(1);
  });
});
