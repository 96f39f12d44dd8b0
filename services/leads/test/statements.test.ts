import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StartCheckout } from '../src/checkout/start-checkout.js';
import { aDeparture, aRequest } from './kit/builders.js';
import { statementsOf } from './kit/counted-statements.js';
import { startLeads, type Leads } from './kit/start-leads.js';

describe('what a booking asks of the database', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  it('is few statements, and hardly any while others wait for the row of the departure', async () => {
    const offer = await aDeparture(leads);
    const start = () => leads.get(StartCheckout).run({ request: aRequest(offer), idempotencyKey: 'counted' });
    const statements = await statementsOf(leads, start);
    expect(statements.length).toBeLessThanOrEqual(22);
    const locked = statements.findIndex((statement) => statement.startsWith('update departure set reserved'));
    const committed = statements.findIndex((statement) => /^commit/i.test(statement));
    expect(locked).toBeGreaterThan(0);
    expect(committed - locked).toBeLessThanOrEqual(2);
  });
});
