import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { HeldLists } from '@valam/contracts/identity/held-data.schema';
import { exportPerson, requestPrivacyLink } from '@valam/contracts/identity/privacy.rpc';
import { exportOwnCommissions, readOwnPayout } from '@valam/contracts/identity/referral.rpc';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { visitor } from '../kit/identity-service.js';
import { aBooking } from '../kit/leads-stand-in.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();

/** Copies of the first line, most of them with the same time. */
const copyLines = `
  insert into commission_line overriding user value
  select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'announcement', l.announcement + n,
           'occurred_at', l.occurred_at + make_interval(mins => n / 700)))).*
    from commission_line l cross join generate_series($2::int, $3::int) n
   where l.id = (select id from commission_line where contributor_id = $1 order by announcement limit 1)`;

it('a partner gets every line once as CSV, even if lines are added meanwhile', async () => {
  const { caller, code } = await partners.aPartner('long-ledger@example.org');
  const copies = (from: number, to: number) =>
    service.dataSource.query(copyLines, [caller.contributorId, from, to]);
  await service.receive(bookingDepositPaid, aBooking({ referralCode: code }));
  await partners.untilLedger(caller, [[48_00, 'pending']]);
  await copies(1, 2_099);
  const first = await does.rpc.call(exportOwnCommissions, { caller });
  expect(first.filename).toBe(`commissions-${code}.csv`);
  await copies(2_100, 2_110);
  const parts = [first.csv];
  for (let { next } = first; next;) {
    const part = await does.rpc.call(exportOwnCommissions, { caller, after: next });
    parts.push(part.csv);
    next = part.next;
  }
  const rows = parts.join('').split('\n').filter(Boolean);
  expect(parts).toHaveLength(3);
  expect(rows).toHaveLength(2_101);
  expect(rows.filter((row) => row.includes('Commission USD'))).toHaveLength(1);
});

it('the statement of a payout has every line once, and the lines add up to it', async () => {
  const { caller, code } = await partners.aPartner('long-statement@example.org');
  await service.receive(bookingDepositPaid, aBooking({ referralCode: code }));
  await partners.untilLedger(caller, [[48_00, 'pending']]);
  await service.dataSource.query(copyLines, [caller.contributorId, 1, 2_099]);
  const payoutId = randomUUID();
  await service.dataSource.query(
    `insert into payout (id, run_id, contributor_id, amount_minor, line_count, state, method, masked_details, proposed_at, proposed_by, version, updated_at)
     select $1, $1, contributor_id, sum(amount_minor), count(*), 'proposed', 'paypal', '…', now(), 'a test', 1, now()
       from commission_line where contributor_id = $2 group by contributor_id`,
    [payoutId, caller.contributorId],
  );
  await service.dataSource.query(
    `update commission_line set state = 'in_payout', payout_id = $1 where contributor_id = $2`,
    [payoutId, caller.contributorId],
  );
  const first = await does.rpc.call(readOwnPayout, { caller, payoutId });
  const items = [...first.items];
  for (let { next } = first; next;) {
    const part = await does.rpc.call(readOwnPayout, { caller, payoutId, after: next });
    items.push(...part.items);
    next = part.next;
  }
  expect(new Set(items.map(({ id }) => id)).size).toBe(2_100);
  expect(items).toHaveLength(first.lines);
  expect(items.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(first.amount.amountMinor);
});

it('the export of a partner has every line once, with the data of other services', async () => {
  const email = 'long-export@example.org';
  const { caller, code } = await partners.aPartner(email);
  await service.receive(bookingDepositPaid, aBooking({ referralCode: code }));
  await partners.untilLedger(caller, [[48_00, 'pending']]);
  await service.dataSource.query(copyLines, [caller.contributorId, 1, 2_099]);
  await does.rpc.call(requestPrivacyLink, { email, intent: 'export', visitor });
  const token = does.tokenIn(await does.mailTo(email, 'privacy-link'), 'link');
  const parts = [await does.rpc.call(exportPerson, { token })];
  for (let next = parts[0]?.next; next;) {
    const part = await does.rpc.call(exportPerson, { token, after: next });
    parts.push(part);
    ({ next } = part);
  }
  const lists = parts.map(({ units }) => units as Record<string, HeldLists | undefined>);
  const lines = lists.flatMap(({ identity }) => (identity?.commissions ?? []) as { id: string }[]);
  expect(lines).toHaveLength(2_100);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2_100);
  expect(lists.flatMap(({ identity }) => identity?.contributors ?? [])).toHaveLength(1);
  expect(lists.flatMap(({ leads }) => leads?.sections ?? [])).toHaveLength(2);
  expect(lists.flatMap(({ notifications }) => notifications?.sections ?? [])).toHaveLength(1);
  for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(900_000);
});
