import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

/** Sets the seats of a departure with the properties `kept`. */
async function resized(capacity: number, kept: Partial<DepartureEntity> = {}) {
  const { get, update } = backOfficeOf(leads);
  const { departureId: id } = await aDeparture(leads);
  await leads.dataSource.manager.update(DepartureEntity, { id }, { capacity: 11, ...kept });
  const { version } = await get('departures', id);
  return update('departures', id, version, { capacity });
}

it('a tour has at most twelve seats, with a message at its field', async () => {
  await expect(resized(13)).rejects.toMatchObject({
    problem: { kind: 'invalid', details: { fields: { capacity: 'A tour has at most 12 seats.' } } },
  });
  expect(await resized(12)).toMatchObject({ capacity: 12 });
  expect(await resized(13, { capacity: 14 })).toMatchObject({ capacity: 13 });
});

it.each<Partial<DepartureEntity>>([{ tripKind: 'retreat' }, { origin: 'private' }])(
  'a departure with %j may have more',
  async (kept) => {
    expect(await resized(16, kept)).toMatchObject({ capacity: 16 });
  },
);
