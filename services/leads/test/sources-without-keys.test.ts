import { expect, it } from '@jest/globals';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { LeadEntity } from '../src/lead/lead.entity.js';
import { sourcesWithoutKeys } from '../src/migrations/0085-sources-without-keys.js';
import { runningLeads } from './kit/start-leads.js';

const leads = await runningLeads();
const site = 'https://valam.example';

it.each([
  ['/booking/manage/0f3c-key', null],
  ['/booking/success?session_id=cs_1', null],
  ['/gift-cards/0f3c-key?utm_source=friend', null],
  ['/privacy/0f3c-key', null],
  ['/privacy_policy', '/privacy_policy'],
  ['/gift-cards', '/gift-cards'],
  [
    '/spiritual-tours/discovering-shiva?utm_source=code',
    '/spiritual-tours/discovering-shiva?utm_source=code',
  ],
])('the source of a lead that an earlier release kept: %s', async (before, after) => {
  const lead = {
    ...({ type: 'contact', firstName: 'Anna', lastName: 'Berg', message: 'When is it?' } as const),
    ...{ email: 'anna@example.org', mobile: '+4915112345678' },
    ...{ sourceUrl: site + before, firstPage: before },
  };
  const { id } = await leads.rpc.call(createLead, { lead, idempotencyKey: null });
  await leads.dataSource.transaction(async ({ queryRunner }) => {
    if (queryRunner) await new sourcesWithoutKeys().up(queryRunner);
  });
  expect(await leads.dataSource.manager.findOneByOrFail(LeadEntity, { id })).toMatchObject({
    sourceUrl: after && site + after,
    firstPage: after,
  });
});
