import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseCheckout } from '@valam/contracts/leads/checkout.rpc';
import { StartCheckout } from '../../src/checkout/start-checkout.js';
import { aDeparture, aRequest, pageId, refusal, startBooking } from '../kit/builders.js';
import { statementsOf } from '../kit/counted-statements.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const full = { kind: 'conflict', code: 'leads.departure_full' };

describe('a full departure', () => {
  let leads: Leads;
  let offer: Awaited<ReturnType<typeof aDeparture>>;
  let first: Awaited<ReturnType<typeof startBooking>>;
  let firstKey: string;
  let mine: { email: string };
  const ask = (change = {}, idempotencyKey: string | null = randomUUID()) =>
    leads.get(StartCheckout).run({ request: aRequest(offer, change), idempotencyKey });

  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  beforeEach(async () => {
    offer = await aDeparture(leads, { firstCapacity: 1 });
    [firstKey, mine] = [randomUUID(), { email: `${randomUUID()}@example.org` }];
    first = await startBooking(leads, offer, mine, firstKey);
    // The next buyer finds the departure full, and the service records that.
    expect(await refusal(ask())).toMatchObject(full);
  });

  it('refuses in two small reads, without a transaction', async () => {
    const statements = await statementsOf(leads, () => refusal(ask()));
    expect(statements).toHaveLength(2);
    for (const statement of statements) expect(statement).toMatch(/^select/);
  });

  it('states the number of free seats if a party is larger', async () => {
    const wide = await aDeparture(leads, { firstCapacity: 3 });
    const two = (quantity: number) =>
      refusal(leads.get(StartCheckout).run({ request: aRequest(wide, { quantity }), idempotencyKey: null }));
    await startBooking(leads, wide, { quantity: 2 });
    for (let turn = 0; turn < 2; turn++) {
      expect(await two(2)).toMatchObject({ ...full, message: 'Only 1 seat is left.', details: { free: 1 } });
    }
    await startBooking(leads, wide, { quantity: 1 });
    expect(await two(1)).toMatchObject({ ...full, message: 'This date is sold out.' });
  });

  it('sells a seat as soon as it is released', async () => {
    await leads.rpc.call(releaseCheckout, { id: pageId(first.url) });
    expect(await ask()).toMatchObject({ url: expect.any(String) });
  });

  it('releases the seats of lapsed holds before it refuses', async () => {
    await leads.advance(3_600_000);
    expect(await ask()).toMatchObject({ url: expect.any(String) });
  });

  it('returns the payment page for a repeat of the request that got the seat, with or without its key', async () => {
    expect(await ask(mine, firstKey)).toEqual(first);
    expect(await ask(mine, null)).toEqual(first);
  });

  it('allows the browser that holds the seat to start again with other choices', async () => {
    const change = { ...mine, firstName: 'Berta', replaces: first.sessionId };
    expect(await ask(change)).toMatchObject({ url: expect.any(String) });
  });
});
