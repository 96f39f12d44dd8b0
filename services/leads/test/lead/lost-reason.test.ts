import { expect, it } from '@jest/globals';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { backOfficeOf } from '../kit/back-office.js';
import { refusal } from '../kit/builders.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { get, update } = backOfficeOf(leads);

async function anInquiry(): Promise<string> {
  const lead = { type: 'inquiry', firstName: 'Anna', lastName: 'Berg', mobile: '+4915112345678' } as const;
  const sent = { ...lead, email: 'anna@example.org', quantity: 2, message: 'Is March too hot?' };
  return (await leads.rpc.call(createLead, { lead: sent, idempotencyKey: null })).id;
}

const change = async (id: string, values: Record<string, unknown>) =>
  update('leads', id, (await get('leads', id)).version, values, 'sales');

it('the reason of a lost lead can be corrected, and not removed', async () => {
  const id = await anInquiry();
  await change(id, { state: 'lost', lostReason: 'To expensive' });
  expect(await change(id, { lostReason: 'Too expensive' })).toMatchObject({ lostReason: 'Too expensive' });
  expect(await refusal(change(id, { lostReason: '' }))).toMatchObject({
    details: { fields: { lostReason: 'This field is required.' } },
  });
  expect(await change(id, { ownerName: 'Meena' })).toMatchObject({ lostReason: 'Too expensive' });
});

it('a reason for a lead that is not lost is refused instead of left out', async () => {
  const id = await anInquiry();
  expect(await refusal(change(id, { state: 'contacted', lostReason: 'No answer' }))).toMatchObject({
    code: 'admin.refused',
    details: { fields: { lostReason: expect.any(String) } },
  });
  expect(await get('leads', id)).toMatchObject({ state: 'new', lostReason: null });
});

it('a lost lead that is reopened loses its reason, even if the former one is sent back', async () => {
  const id = await anInquiry();
  const { lostReason } = await change(id, { state: 'lost', lostReason: 'Too expensive' });
  expect(await change(id, { state: 'contacted', lostReason })).toMatchObject({
    state: 'contacted',
    lostReason: null,
  });
});
