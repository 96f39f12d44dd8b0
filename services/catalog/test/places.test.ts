import { describe, expect, it } from '@jest/globals';
import { getAshram, listAshrams } from '@valam/contracts/catalog/ashram.rpc';
import { listSacredDays } from '@valam/contracts/catalog/calendar.rpc';
import { getRetreat, listRetreats } from '@valam/contracts/catalog/retreat.rpc';
import { getTemple, listTempleFacets, listTemples } from '@valam/contracts/catalog/temple.rpc';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import { getVenue, listVenues } from '@valam/contracts/catalog/venue.rpc';
import { seatsChanged } from '@valam/contracts/leads/seats.events';
import { addDays } from '@valam/contracts/shared/days';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ashramKind } from '../src/ashram/ashram.kind.js';
import { festivalKind } from '../src/festival/festival.kind.js';
import { retreatKind } from '../src/retreat/retreat.kind.js';
import { venueKind } from '../src/venue/venue.kind.js';
import { aDeparture, aPicture, aTemple, aTour, saved } from './builders.js';
import { deskOf } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();
const { create, act } = deskOf(catalog);
const firstPage = { page: 1, perPage: 100 };
const notFound = (code: string) => ({ problem: { code, kind: 'not_found' } });

const aStop = (name: string, nights: number) => ({
  ...{ name, nights, localName: null, language: null, lat: 12, lng: 79, travelHours: null },
});

describe('content', () => {
  it('of retreats is listed by order and complete on its page', async () => {
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

  it('of venues and ashrams is listed and complete on its page', async () => {
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

  it('of temples includes nearby places, and the date of its last check', async () => {
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

  it('of temples has each once across pages, even with several at the same point', async () => {
    const slugs = ['gate-a', 'gate-b', 'gate-c', 'gate-d'];
    for (const slug of slugs) await aTemple(catalog, { slug, name: slug, lat: 20.1, long: 85.1 });
    const listed: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { items } = await catalog.rpc.call(listTemples, { page, perPage: 1, near: '20.1,85.1' });
      listed.push(...items.map(({ slug }) => slug));
      // Updating the row moves it within the index.
      await catalog.dataSource.query('update temple set list_number = $2 where slug = $1', [
        listed.at(-1),
        page,
      ]);
    }
    expect(listed.sort()).toEqual(slugs);
  });

  it('of temples near a place are as many as they count: those without coordinates are in neither', async () => {
    await aTemple(catalog, { slug: 'nowhere', name: 'Nowhere', lat: null, long: null });
    const near = { page: 1, perPage: 100, near: '9.92,78.12' };
    const { items, total } = await catalog.rpc.call(listTemples, near);
    expect(items.map(({ slug }) => slug)).not.toContain('nowhere');
    expect(total).toBe(items.length);
  });

  it('of temples includes the next date of each festival celebrated there', async () => {
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

  it('of the sacred calendar includes the tours that are there at that time', async () => {
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
    // Two departures start on the same day: the tour appears once.
    for (let group = 0; group < 2; group++)
      await aDeparture(catalog, tour, { startDate: '2026-11-20', endDate: '2026-11-27' });
    for (const status of ['cancelled', 'closed'] as const) {
      const slug = `is-${status}`;
      const other = await aTour(catalog, { slug, title: 'Off', districts: ['Tiruvannamalai'] });
      const { id } = await aDeparture(catalog, other, { startDate: '2026-11-20', endDate: '2026-11-27' });
      const seats = { departureId: id, tourId: other.id, capacity: 12, confirmed: 0, reserved: 0, free: 12 };
      await catalog.receive(seatsChanged, { ...seats, status, version: 1 });
      await waitFor(async () => {
        const { tourDates } = await catalog.rpc.call(getTour, { slug });
        return tourDates[0]?.isClosed === true;
      });
    }
    const gone = await aTour(catalog, { slug: 'has-left', title: 'Gone', districts: ['Tiruvannamalai'] });
    await aDeparture(catalog, gone, { startDate: '2026-11-01', endDate: '2026-11-27' });
    const stops = [aStop('Chennai', 2), aStop('Tiruvannamalai', 4), aStop('Chennai', 1)];
    for (const [slug, startDates] of [
      ['elsewhere-then', ['2026-11-18', '2026-11-23']],
      ['sleeps-there', ['2026-11-22']],
    ] as const) {
      const tour = await aTour(catalog, {
        slug,
        title: slug,
        districts: ['Chennai', 'Tiruvannamalai'],
        stops,
      });
      for (const startDate of startDates)
        await aDeparture(catalog, tour, { startDate, endDate: addDays(startDate, 7) });
    }
    const days = await catalog.rpc.call(listSacredDays, { from: '2026-11-01', to: '2026-11-30' });
    expect(days.map(({ kind, from }) => [kind, from])).toEqual([
      ['full_moon', '2026-11-24'],
      ['festival', '2026-11-24'],
    ]);
    expect(days.map(({ certainty }) => certainty)).toEqual(['computed', 'tentative']);
    expect(days.map(({ tours }) => tours.map(({ slug }) => slug))).toEqual([
      ['deepam', 'sleeps-there'],
      ['deepam', 'sleeps-there'],
    ]);
    expect(days[0]).toMatchObject({ to: '2026-11-25' });
    const year = await catalog.rpc.call(listSacredDays, {});
    expect(year.filter(({ kind }) => kind === 'full_moon').length).toBeGreaterThanOrEqual(12);
    for (const [from, to] of [
      ['2027-01-01', '2026-01-01'],
      ['0000-01-01', '0000-02-01'],
      ['9999-12-01', '9999-12-31'],
    ])
      await expect(catalog.rpc.call(listSacredDays, { from, to })).rejects.toMatchObject({
        problem: { kind: 'invalid' },
      });
  });

  it('of temples can be filtered by a new state once its temples are published', async () => {
    const states = async () => (await catalog.rpc.call(listTempleFacets, {})).states;
    const temple = await create('temples', { name: 'Tabo', state: 'Himachal Pradesh' });
    const other = await create('temples', { name: 'Hadimba', state: 'Himachal Pradesh' });
    await create('temples', { name: 'No state yet' });
    const before = await states();
    expect(before).not.toContain('Himachal Pradesh');
    for (const { id } of [temple, other]) await act('temples', id, 'publish');
    expect(await states()).toEqual([...before, 'Himachal Pradesh'].sort());
    const of = { state: 'Himachal Pradesh', page: 1, perPage: 10 };
    expect((await catalog.rpc.call(listTemples, of)).total).toBe(2);
  });
});
