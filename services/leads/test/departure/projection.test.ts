import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tourChanged } from '@valam/contracts/catalog/content.events';
import { departureOffered, departureWithdrawn } from '@valam/contracts/catalog/departure.events';
import { sampleRemoved } from '@valam/contracts/catalog/sample.events';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { whileOpen } from '@valam/service-kit/testing/while-open';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import type { EntityManager } from 'typeorm';
import { stockDifferences } from '../../src/departure/check-stock.sql.js';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { ProjectDepartures } from '../../src/departure/project-departures.js';
import { AskForReview } from '../../src/review/ask-for-review.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, anOffer, refusal } from '../kit/builders.js';
import { today } from '../kit/days.js';
import { aPaidBooking, mails } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

describe('the projection of departures', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const departure = (id: string) => leads.dataSource.manager.findOneByOrFail(DepartureEntity, { id });

  it('sets the capacity only once, compares versions and never resets sold seats', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 12, sampleSold: 5, version: 3 });
    await aPaidBooking(leads, offer, { quantity: 2 });
    await leads.receive(departureOffered, { ...offer, firstCapacity: 20, tourTitle: 'Renamed', version: 4 });
    await waitFor(async () => (await departure(offer.departureId)).tourTitle === 'Renamed');
    expect(await departure(offer.departureId)).toMatchObject({ capacity: 12, confirmed: 7, sampleSold: 5 });
    await leads.receive(departureOffered, { ...offer, tourTitle: 'Old news', version: 3 });
    await leads.receive(departureWithdrawn, { departureId: offer.departureId, version: 5 });
    await waitFor(async () => !(await departure(offer.departureId)).isOffered);
    expect(await departure(offer.departureId)).toMatchObject({ tourTitle: 'Renamed', confirmed: 7 });
  });

  it('alerts the team if a sold date is rescheduled', async () => {
    const offer = await aDeparture(leads, { tourTitle: 'The sold one' });
    const unsold = await aDeparture(leads, { tourTitle: 'The unsold one' });
    await aPaidBooking(leads, offer, { quantity: 2 });
    const days = { startDate: '2027-06-08', endDate: '2027-06-17', version: 2 };
    for (const one of [unsold, offer]) await leads.receive(departureOffered, { ...one, ...days });
    const [alert, ...others] = await waitFor(async () => {
      const alerts = (await mails(leads, 'operator-alert')).map(({ data }) => String(data['text']));
      const found = alerts.filter((text) => text.includes('sold one'));
      return found.length > 0 ? found : null;
    });
    expect(alert).toMatch(
      /^The sold one: Jun 01 – 10, 2027 is now Jun 08 – 17, 2027, and 2 seats are sold\. The travelers get an email in an hour/,
    );
    expect(others).toEqual([]);
  });

  it('answers at a former address of a tour with its dates, until another tour has it', async () => {
    const offer = await aDeparture(leads, { tourSlug: 'asked-before' });
    const at = (slug: string) => leads.rpc.call(getTourAvailability, { slug });
    const changed = (slug: string, changedAt: Date) =>
      leads.receive(tourChanged, { slug, tags: [], isPublished: true, changedAt: changedAt.toISOString() });
    await changed('asked-before', new Date('2026-01-01T00:00:00Z'));
    await leads.receive(departureOffered, { ...offer, tourSlug: 'asked-now', version: 2 });
    await waitFor(async () => (await at('asked-now')).length === 1);
    expect(await at('asked-before')).toMatchObject([{ dateId: offer.departureId }]);
    await changed('asked-before', new Date('2036-01-01T00:00:00Z'));
    await waitFor(async () => (await at('asked-before')).length === 0);
  });

  it('updates the slug in reviews, by which the back office finds them', async () => {
    const offer = await aDeparture(leads, { tourSlug: 'reviewed-before' });
    const { booking } = await aPaidBooking(leads, offer);
    await leads.dataSource.transaction((tx) => leads.get(AskForReview).invite(tx, booking));
    await leads.receive(departureOffered, { ...offer, tourSlug: 'reviewed-now', version: 2 });
    await waitFor(async () => (await departure(offer.departureId)).tourSlug === 'reviewed-now');
    const found = (tourSlug: string) => backOfficeOf(leads).list('reviews', { tourSlug });
    expect((await found('reviewed-now')).items).toMatchObject([{ bookingId: booking.id }]);
    expect((await found('reviewed-before')).total).toBe(0);
  });

  const context = { eventId: randomUUID(), occurredAt: new Date('2027-01-04T06:00:00Z') };
  const offered = (offer: ReturnType<typeof anOffer>, tx: EntityManager) =>
    leads.get(ProjectDepartures).offered(offer, { ...context, tx });
  const withdrawn = (departureId: string, version: number) =>
    leads.dataSource.transaction((tx) =>
      leads.get(ProjectDepartures).withdrawn({ departureId, version }, { ...context, tx }),
    );

  it('stays on sale if a withdrawal is handled concurrently with a newer offer', async () => {
    const offer = await aDeparture(leads, { version: 3 });
    const { departureId } = offer;
    await whileOpen(
      leads.dataSource,
      (tx) => offered({ ...offer, version: 5 }, tx),
      () => withdrawn(departureId, 4),
    );
    expect(await departure(departureId)).toMatchObject({ isOffered: true, catalogVersion: 5 });
  });

  it('does not sell a departure whose withdrawal is handled before its offer, until it is offered again', async () => {
    const offer = anOffer({ version: 3 });
    const { departureId } = offer;
    await withdrawn(departureId, 4);
    await withdrawn(departureId, 2);
    await leads.dataSource.transaction((tx) => offered(offer, tx));
    expect(await departure(departureId)).toMatchObject({ isOffered: false, catalogVersion: 4 });
    await leads.dataSource.transaction((tx) => offered({ ...offer, version: 5 }, tx));
    expect(await departure(departureId)).toMatchObject({ isOffered: true, catalogVersion: 5 });
  });

  it('does not sell a departure whose withdrawal is handled concurrently with its first offer', async () => {
    const offer = anOffer({ version: 3 });
    const { departureId } = offer;
    await whileOpen(
      leads.dataSource,
      (tx) => offered(offer, tx),
      () => withdrawn(departureId, 4),
    );
    expect(await departure(departureId)).toMatchObject({ isOffered: false, catalogVersion: 4 });
  });

  it('releases sample seats after the removal of the sample content, and keeps real ones', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 12, sampleSold: 7 });
    await aPaidBooking(leads, offer, { quantity: 2 });
    await leads.receive(sampleRemoved, { removedAt: '2026-11-02T06:00:00Z', tags: [] });
    await waitFor(async () => (await departure(offer.departureId)).sampleSold === 0);
    expect(await departure(offer.departureId)).toMatchObject({ confirmed: 2, capacity: 12 });
    expect(await leads.dataSource.query(stockDifferences)).toEqual([]);
  });

  it('distinguishes a tour without dates from an unknown tour', async () => {
    expect((await refusal(leads.rpc.call(getTourAvailability, { slug: 'no-such-tour' }))).code).toBe(
      'leads.tour_unknown',
    );
    await aDeparture(
      leads,
      anOffer({ tourSlug: 'only-past', startDate: '2026-01-01', endDate: '2026-01-02' }),
    );
    expect(await leads.rpc.call(getTourAvailability, { slug: 'only-past' })).toEqual([]);
  });

  it('shows the decision day only until it has passed', async () => {
    const decisionDate = today(leads);
    await aDeparture(leads, { tourSlug: 'decided-soon', decisionDate });
    const named = () => leads.rpc.call(getTourAvailability, { slug: 'decided-soon' });
    expect(await named()).toMatchObject([{ decisionDate }]);
    await leads.advance(86_400_000);
    expect(await named()).toMatchObject([{ decisionDate: null }]);
  });
});
