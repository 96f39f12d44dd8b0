import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getArticle, listArticles } from '@valam/contracts/catalog/article.rpc';
import { getAshram, listAshrams } from '@valam/contracts/catalog/ashram.rpc';
import { listSacredDays } from '@valam/contracts/catalog/calendar.rpc';
import { listExpertise } from '@valam/contracts/catalog/expertise.rpc';
import { listFaqs } from '@valam/contracts/catalog/faq.rpc';
import { policyVersionChanged } from '@valam/contracts/catalog/policy.events';
import { getPolicy, listPolicies } from '@valam/contracts/catalog/policy.rpc';
import { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import { getRetreat, listRetreats } from '@valam/contracts/catalog/retreat.rpc';
import { listClaims } from '@valam/contracts/catalog/setting.rpc';
import { getTemple } from '@valam/contracts/catalog/temple.rpc';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import { listTestimonials, pickTestimonials } from '@valam/contracts/catalog/testimonial.rpc';
import { getVenue, listVenues } from '@valam/contracts/catalog/venue.rpc';
import { contributorPublished } from '@valam/contracts/identity/contributor.events';
import { seatsChanged } from '@valam/contracts/leads/seats.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { encodeArticle } from '../src/article/article-content.js';
import { ashramKind } from '../src/ashram/ashram.kind.js';
import { expertiseKind } from '../src/expertise/expertise.kind.js';
import { faqKind } from '../src/faq/faq.kind.js';
import { festivalKind } from '../src/festival/festival.kind.js';
import { policyKind } from '../src/policy/policy.kind.js';
import { retreatKind } from '../src/retreat/retreat.kind.js';
import { settingKind } from '../src/setting/setting.kind.js';
import { testimonialKind } from '../src/testimonial/testimonial.kind.js';
import { venueKind } from '../src/venue/venue.kind.js';
import { aContributor, aDeparture, anArticle, aPicture, aTemple, aTour, saved } from './builders.js';
import { startCatalog, type TestCatalog } from './start-catalog.js';

const firstPage = { page: 1, perPage: 100 };

describe('content', () => {
  let catalog: TestCatalog;
  beforeAll(async () => {
    catalog = await startCatalog();
  });
  afterAll(() => catalog.stop());

  const notFound = (code: string) => ({ problem: { code, kind: 'not_found' } });

  it('of retreats is listed by order and shown whole', async () => {
    const picture = await aPicture(catalog);
    const fields = {
      costUsd: 900,
      days: 7,
      displayPhoto: [picture.key],
      photos: [picture.key, 'gonegonegone'],
    };
    await saved(catalog, retreatKind, { slug: 'low', title: 'Low', order: 1, ...fields });
    await saved(catalog, retreatKind, {
      slug: 'high',
      title: 'High',
      order: 9,
      host: 'Maya, Ravi',
      ...fields,
    });
    const { items } = await catalog.rpc.call(listRetreats, firstPage);
    expect(items.map(({ slug }) => slug)).toEqual(['high', 'low']);
    const retreat = await catalog.rpc.call(getRetreat, { slug: 'high' });
    expect(retreat).toMatchObject({ host: 'Maya, Ravi', displayPhoto: [{ alt: 'Drawing: a gate tower' }] });
    expect(retreat.photos).toHaveLength(1);
    await expect(catalog.rpc.call(getRetreat, { slug: 'none' })).rejects.toMatchObject(
      notFound('catalog.retreat_not_found'),
    );
  });

  it('of venues and ashrams as well', async () => {
    await saved(catalog, venueKind, {
      slug: 'river',
      name: 'River House',
      sleeps: 24,
      amenitiesDescription: 'Lamps',
    });
    await saved(catalog, ashramKind, {
      slug: 'hill',
      title: 'Hill',
      description: `[p]${'word '.repeat(100)}[/p]`,
    });
    expect((await catalog.rpc.call(listVenues, firstPage)).items).toMatchObject([
      { slug: 'river', sleeps: 24 },
    ]);
    expect(await catalog.rpc.call(getVenue, { slug: 'river' })).toMatchObject({
      amenitiesDescription: 'Lamps',
    });
    const [card] = (await catalog.rpc.call(listAshrams, firstPage)).items;
    expect(card?.description?.length).toBeLessThan(230);
    expect((await catalog.rpc.call(getAshram, { slug: 'hill' })).description).toContain('[p]');
    await expect(catalog.rpc.call(getVenue, { slug: 'no' })).rejects.toMatchObject(
      notFound('catalog.venue_not_found'),
    );
    await expect(catalog.rpc.call(getAshram, { slug: 'no' })).rejects.toMatchObject(
      notFound('catalog.ashram_not_found'),
    );
  });

  it('of temples knows what is near, and what was checked when', async () => {
    const access = {
      whoMayEnter: 'Everybody',
      dressCode: null,
      photography: null,
      hours: null,
      entryFee: null,
      steps: 12,
      wheelchair: null,
      notes: null,
      checkedOn: '2026-08-01',
      source: null,
    };
    await aTemple(catalog, { slug: 'here', name: 'Here', lat: 9.92, long: 78.12, access });
    await aTemple(catalog, { slug: 'there', name: 'There', lat: 9.93, long: 78.12 });
    await aTemple(catalog, { slug: 'a-day-trip', name: 'A day trip', lat: 10.78, long: 78.12 });
    await aTemple(catalog, { slug: 'too-far', name: 'Too far', lat: 10.85, long: 78.12 });
    const temple = await catalog.rpc.call(getTemple, { slug: 'here' });
    expect(temple.nearby.map(({ slug }) => slug)).toEqual(['there', 'a-day-trip']);
    expect(temple.nearby[0]?.distanceKm).toBeCloseTo(1.1, 1);
    expect(temple.access).toEqual(access);
  });

  it('of temples names the next of each festival that is kept there', async () => {
    await aTemple(catalog, { slug: 'palani', name: 'Palani' });
    const thaiPoosam = await saved(catalog, festivalKind, {
      slug: 'thai-poosam',
      name: 'Thai Poosam',
      places: ['Palani'],
      temples: ['palani'],
    });
    const elsewhere = await saved(catalog, festivalKind, {
      slug: 'holi',
      name: 'Holi',
      places: [],
      temples: ['vrindavan'],
    });
    await catalog.dataSource.query(
      `insert into festival_day values ($1, '2020-02-08', '2020-02-08', true), ($1, '2099-02-05', '2099-02-05', true),
         ($1, '2098-01-17', '2098-01-18', false), ($2, '2098-03-01', '2098-03-01', false)`,
      [thaiPoosam.id, elsewhere.id],
    );
    const { festivals } = await catalog.rpc.call(getTemple, { slug: 'palani' });
    expect(festivals).toEqual([
      expect.objectContaining({
        name: 'Thai Poosam',
        from: '2098-01-17',
        to: '2098-01-18',
        isConfirmed: false,
      }),
    ]);
  });

  it('of articles comes newest first, with author, related ones and pictures inside', async () => {
    const author = aContributor({ name: 'Maya Sundaram', slug: 'maya', email: null });
    await catalog.receive(contributorPublished, author);
    const picture = await aPicture(catalog, { alt: 'Drawing: a lamp' });
    const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'];
    for (const day of days) {
      await anArticle(catalog, {
        slug: `a-${day}`,
        title: day,
        blogCategory: 'Practice',
        authorId: author.id,
        createdAt: new Date(`${day}T00:00:00Z`),
        content: encodeArticle([
          { type: 'paragraph', data: { text: 'Words' } },
          { type: 'image', data: { file: { url: `/media/${picture.key}` }, caption: '' } },
          { type: 'mystery', data: {} },
        ]),
      });
    }
    await waitFor(async () => (await catalog.rpc.call(getArticle, { slug: 'a-2026-01-01' })).contributor);
    const { items } = await catalog.rpc.call(listArticles, firstPage);
    expect(items.map(({ title }) => title)).toEqual([...days].reverse());
    expect(items[0]).toMatchObject({
      contributor: { name: 'Maya Sundaram' },
      readMinutes: 1,
      authorId: author.id,
      imageMeta: null,
    });
    expect(items[0]).not.toHaveProperty('content');
    const article = await catalog.rpc.call(getArticle, { slug: 'a-2026-05-01' });
    expect(article.related.map(({ title }) => title)).toEqual(['2026-04-01', '2026-03-01', '2026-02-01']);
    expect(article.pictures).toMatchObject([{ src: `/media/${picture.key}`, alt: 'Drawing: a lamp' }]);
    const byAuthor = await catalog.rpc.call(listArticles, {
      ...firstPage,
      author: 'maya',
      category: 'practice',
    });
    expect(byAuthor.total).toBe(5);
  });

  it('of questions is asked for by type, in any case', async () => {
    await saved(catalog, faqKind, { question: 'B?', answer: 'b', type: 'Spiritual Tour', order: 2 });
    await saved(catalog, faqKind, { question: 'A?', answer: 'a', type: 'Spiritual Tour', order: 1 });
    await saved(catalog, faqKind, { question: 'C?', answer: 'c', type: 'Host' });
    const { items } = await catalog.rpc.call(listFaqs, { ...firstPage, type: 'spiritual tour' });
    expect(items.map(({ question }) => question)).toEqual(['A?', 'B?']);
  });

  it('of testimonials never holds email addresses; three are picked', async () => {
    for (let n = 0; n < 5; n++) {
      await saved(catalog, testimonialKind, {
        fullName: `Guest ${n}`,
        review: 'Good.',
        email: 'private@guest.example',
      });
    }
    const { items } = await catalog.rpc.call(listTestimonials, firstPage);
    expect(items).toHaveLength(5);
    expect(JSON.stringify(items)).not.toContain('private@guest');
    expect(items.every(({ createdAt }) => createdAt)).toBe(true);
    const picked = await catalog.rpc.call(pickTestimonials, {});
    expect(new Set(picked.map(({ id }) => id)).size).toBe(3);
  });

  it('of policies is the version in force, and any other by name', async () => {
    const policy = { slug: 'terms_of_service', title: 'Terms', body: '[p]x[/p]' };
    await saved(catalog, policyKind, { ...policy, policyVersion: '2026-1', effectiveFrom: '2026-01-01' });
    await saved(catalog, policyKind, { ...policy, policyVersion: '2026-2', effectiveFrom: '2026-06-01' });
    await saved(catalog, policyKind, { ...policy, policyVersion: '2027-1', effectiveFrom: '2027-01-01' });
    expect((await catalog.rpc.call(listPolicies, {})).map(({ version }) => version)).toEqual(['2026-2']);
    const announced = await catalog.emittedEvents(policyVersionChanged);
    expect(announced.map(({ payload }) => payload)).toMatchObject([
      { slug: 'terms_of_service', version: '2026-1', effectiveFrom: '2026-01-01', isPublished: true },
      { slug: 'terms_of_service', version: '2026-2', effectiveFrom: '2026-06-01', isPublished: true },
      { slug: 'terms_of_service', version: '2027-1', effectiveFrom: '2027-01-01', isPublished: true },
    ]);
    expect(await catalog.rpc.call(replayCatalog, { what: 'policies' })).toEqual({ announced: 3 });
    expect(await catalog.emittedEvents(policyVersionChanged)).toHaveLength(6);
    const current = await catalog.rpc.call(getPolicy, { slug: 'terms_of_service' });
    expect(current).toMatchObject({ version: '2026-2', isInForce: true });
    expect(current.versions).toHaveLength(3);
    const older = await catalog.rpc.call(getPolicy, { slug: 'terms_of_service', version: '2026-1' });
    expect(older).toMatchObject({ version: '2026-1', isInForce: false });
    await expect(catalog.rpc.call(getPolicy, { slug: 'nothing' })).rejects.toMatchObject(
      notFound('catalog.policy_not_found'),
    );
  });

  it('of claims and expertise is what was recorded', async () => {
    await saved(catalog, settingKind, {
      key: 'rating',
      value: '4.4+',
      label: 'rated',
      source: 'x',
      asOf: '2026-10-01',
    });
    await saved(catalog, expertiseKind, { slug: 'vedanta', name: 'Vedanta' });
    expect(await catalog.rpc.call(listClaims, {})).toMatchObject([
      { key: 'rating', value: '4.4+', asOf: '2026-10-01' },
    ]);
    expect((await catalog.rpc.call(listExpertise, firstPage)).items).toMatchObject([{ slug: 'vedanta' }]);
  });

  it('of the sacred calendar names the tours that are there then', async () => {
    const festival = await saved(catalog, festivalKind, {
      slug: 'karthigai-deepam',
      name: 'Karthigai Deepam',
      places: ['Tiruvannamalai'],
      temples: [],
    });
    await catalog.dataSource.query('insert into festival_day values ($1, $2, $2)', [
      festival.id,
      '2026-11-24',
    ]);
    const tour = await aTour(catalog, { slug: 'deepam', title: 'Deepam', districts: ['Tiruvannamalai'] });
    // Two groups leave on the same day: the tour appears once.
    for (let group = 0; group < 2; group++)
      await aDeparture(catalog, tour, { startDate: '2026-11-20', endDate: '2026-11-27' });
    const other = await aTour(catalog, { slug: 'called-off', title: 'Off', districts: ['Tiruvannamalai'] });
    const { id } = await aDeparture(catalog, other, { startDate: '2026-11-20', endDate: '2026-11-27' });
    const seats = { departureId: id, tourId: other.id, capacity: 12, confirmed: 0, reserved: 0, free: 12 };
    await catalog.receive(seatsChanged, { ...seats, status: 'cancelled', version: 1 });
    await waitFor(async () => {
      const { tourDates } = await catalog.rpc.call(getTour, { slug: 'called-off' });
      return tourDates[0]?.isClosed === true;
    });
    const days = await catalog.rpc.call(listSacredDays, { from: '2026-11-01', to: '2026-11-30' });
    expect(days.map(({ kind, from }) => [kind, from])).toEqual([
      ['full_moon', '2026-11-24'],
      ['festival', '2026-11-24'],
    ]);
    expect(days.map(({ certainty }) => certainty)).toEqual(['computed', 'tentative']);
    expect(days.map(({ tours }) => tours.map(({ slug }) => slug))).toEqual([['deepam'], ['deepam']]);
    expect(days[0]).toMatchObject({ to: '2026-11-25' });
    const year = await catalog.rpc.call(listSacredDays, {});
    expect(year.filter(({ kind }) => kind === 'full_moon').length).toBeGreaterThanOrEqual(12);
    const backwards = catalog.rpc.call(listSacredDays, { from: '2027-01-01', to: '2026-01-01' });
    await expect(backwards).rejects.toMatchObject({ problem: { kind: 'invalid' } });
  });
});
