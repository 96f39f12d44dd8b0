import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { listOwnPayouts } from '@valam/contracts/identity/referral.rpc';
import { bookingCompleted } from '@valam/contracts/leads/booking.events';
import { PayoutDetailsStore } from '../../src/payout/payout-details.js';
import { aBooking } from '../kit/leads-stand-in.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();

const many = 1_250;
const longName = 'மாயா '.repeat(40).trim();

/** Copies of the first partner, with details and a line each. */
const copyPartner = `
  with copy as (
    insert into contributor select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
             'slug', 'copy-' || n, 'email', n || '@example.org', 'referral_code', 'COPY' || n, 'name', $3::text))).*
      from contributor c cross join generate_series(1, $2::int) n where c.id = $1
    returning id),
  details as (
    insert into payout_details select copy.id, d.sealed, d.method, d.masked, d.updated_at
      from copy cross join payout_details d where d.contributor_id = $1)
  insert into commission_line overriding user value
    select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'contributor_id', copy.id))).*
      from copy cross join commission_line l where l.contributor_id = $1`;

const proposeAll = `
  insert into payout (id, run_id, contributor_id, amount_minor, line_count, state, method, sealed_details, masked_details, proposed_at, proposed_by, version, updated_at)
  select gen_random_uuid(), $1, contributor_id, 24000, 1, 'proposed', method, sealed, masked, $2, 'a test', 1, $2
    from payout_details`;

it('payouts to very many partners are previewed, and exported once each', async () => {
  const { caller, code } = await partners.aPartner('one-of-many@example.org');
  const contributorId = String(caller.contributorId);
  await service.get(PayoutDetailsStore).set(service.dataSource.manager, contributorId, {
    ...{ method: 'bank', accountHolder: longName, bankName: longName, country: 'IN' },
    ...{ bankCode: 'SBIN0000001', accountNumber: '1234567890' },
  });
  await service.dataSource.query(`update payout_details set updated_at = updated_at - interval '1 year'`);
  service.clock.set('2027-03-01T06:00:00Z');
  const done = aBooking({ state: 'completed', at: '2027-01-02T06:00:00Z', referralCode: code });
  await service.receive(bookingCompleted, { ...done, capturedMinor: done.totalMinor });
  await partners.untilLedger(caller, [[240_00, 'approved']]);
  await service.dataSource.query(copyPartner, [contributorId, many - 1, longName]);

  const desk = await does.admin(await does.asOwner());
  const preview = await desk.act('payouts', 'all', 'preview');
  expect(preview).toMatchObject({ partners: many, paid: many });
  expect(preview.items).toHaveLength(500);

  await service.dataSource.query(proposeAll, [randomUUID(), service.clock.now()]);
  const pages = [await desk.act('payouts', 'all', 'export')];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await desk.act('payouts', 'all', 'export', { after: next }));
  const rows = pages.flatMap(({ csv }) => String(csv).trim().split('\n').slice(1));
  expect(new Set(rows).size).toBe(many);
  expect(rows).toHaveLength(many);
});

it('a partner can read payouts of very many months', async () => {
  const { caller } = await partners.aPartner('for-decades@example.org');
  await service.dataSource.query(
    `insert into payout (id, run_id, contributor_id, amount_minor, line_count, state, method, masked_details, proposed_at, proposed_by, version, updated_at)
     select gen_random_uuid(), gen_random_uuid(), $1, 5000, 1, 'cancelled', 'paypal', '…', date_trunc('day', now()) - make_interval(days => n / 2), 'a test', 1, now()
       from generate_series(1, 250) n`,
    [caller.contributorId],
  );
  const payouts = await does.rpc.call(listOwnPayouts, { caller });
  for (let page = payouts; page.length > 0; payouts.push(...page))
    page = await does.rpc.call(listOwnPayouts, { caller, after: payouts.at(-1)?.id });
  expect(payouts).toHaveLength(250);
  expect(new Set(payouts.map(({ id }) => id)).size).toBe(250);
  expect(payouts.map(({ proposedAt }) => proposedAt)).toEqual(
    payouts
      .map(({ proposedAt }) => proposedAt)
      .toSorted()
      .toReversed(),
  );
});
