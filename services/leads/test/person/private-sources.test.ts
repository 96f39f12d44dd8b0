import { expect, it } from '@jest/globals';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { Like } from 'typeorm';
import { LeadEntity } from '../../src/lead/lead.entity.js';
import { ForgetPrivateSources } from '../../src/person/forget-private-sources.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { manager } = leads.dataSource;
const site = 'https://valam.example';

it.each([
  ['/booking/manage/0f3c-key', null],
  ['/booking/success?session_id=cs_1', null],
  ['/gift-cards/0f3c-key?utm_source=friend', null],
  ['/privacy/0f3c-key', null],
  ['/dashboard/payouts/0f3c-id', null],
  ['/privacy_policy', '/privacy_policy'],
  ['/dashboard/referrals', '/dashboard/referrals'],
  ['/gift-cards', '/gift-cards'],
  [
    '/spiritual-tours/discovering-shiva?utm_source=code',
    '/spiritual-tours/discovering-shiva?utm_source=code',
  ],
])('a private page is removed as the source of a lead: %s', async (sent, kept) => {
  const lead = {
    ...({ type: 'contact', firstName: 'Anna', lastName: 'Berg', message: 'When is it?' } as const),
    ...{ email: 'anna@example.org', mobile: '+4915112345678' },
    ...{ sourceUrl: site + sent, firstPage: sent },
  };
  const { id } = await leads.rpc.call(createLead, { lead, idempotencyKey: null });
  await leads.get(ForgetPrivateSources).sweep();
  expect(await manager.findOneByOrFail(LeadEntity, { id })).toMatchObject({
    sourceUrl: kept && site + kept,
    firstPage: kept,
  });
});

it('private pages are removed from more leads than one batch', async () => {
  const { dataSource } = leads;
  const [{ names = '' } = {}] = await dataSource.query<{ names: string }[]>(
    `select string_agg(column_name, ',') as names from information_schema.columns
      where table_name = 'lead' and column_name not in ('id', 'source_url') and is_generated = 'NEVER'`,
  );
  await dataSource.query(
    `insert into lead (id, source_url, ${names}) select gen_random_uuid(), '${site}/booking/manage/key', ${names}
       from (select * from lead limit 1) one, generate_series(1, 1200)`,
  );
  await leads.get(ForgetPrivateSources).sweep();
  expect(await manager.countBy(LeadEntity, { sourceUrl: Like('%/booking/%') })).toBe(0);
});
