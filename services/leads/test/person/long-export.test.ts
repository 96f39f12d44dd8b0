import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { startLeads, type Leads } from '../kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

/** Copies of the first message, most of them with the same time. */
const copyLeads = `
  insert into lead overriding user value
  select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'message', 'message ' || n,
           'created_at', l.created_at + make_interval(mins => n / 700)))).*
    from lead l cross join generate_series(1, $2::int) n where l.person_email = $1`;

it('the export of a person has every message once', async () => {
  const email = 'writes-often@example.org';
  const lead = {
    ...({ type: 'inquiry', firstName: 'Asha', lastName: 'Menon', email } as const),
    ...{ mobile: '+4915112345678', tourTitle: 'Kailash', quantity: 1, message: 'message 0' },
  };
  await leads.rpc.call(createLead, { lead, idempotencyKey: null });
  await leads.dataSource.query(copyLeads, [email, 2_099]);
  const parts: HeldData[] = [await leads.rpc.call(exportLeadsData, { email })];
  for (let next = parts[0]?.next; next;) {
    const part = await leads.rpc.call(exportLeadsData, { email, after: next });
    parts.push(part);
    ({ next } = part);
  }
  const messages = parts.flatMap(({ sections }) =>
    sections.filter(({ title }) => title === 'Messages and inquiries').flatMap(({ records }) => records),
  );
  expect(messages).toHaveLength(2_100);
  expect(new Set(messages.map(({ message }) => message)).size).toBe(2_100);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(250_000);
});
