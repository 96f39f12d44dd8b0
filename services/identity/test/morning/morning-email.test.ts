import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { identityAuditRecorded } from '@valam/contracts/identity/audit.events';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { chooseMorningEmail, readMorningEmail } from '@valam/contracts/identity/morning-email.rpc';
import { getMorningDepartures, getMorningSales, getMorningTasks } from '@valam/contracts/leads/morning.rpc';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import { listUndelivered } from '@valam/contracts/notifications/undelivered.rpc';
import { formatDay, istDay } from '@valam/contracts/shared/days';
import { createTestDatabase, type TestDatabase } from '@valam/service-kit/testing/test-database';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import * as z from 'zod/mini';
import { identity } from '../../src/identity.service.js';
import { SendMorningEmails } from '../../src/morning/send-morning-emails.js';
import { actions, nobody, owner, refusalOf, startIdentity } from '../kit/identity-service.js';
import { answers } from '../kit/leads-stand-in.js';

const dayMs = 86_400_000;
const bookingId = randomUUID();
const nothing = {
  ...{ bookings: 0, travelers: 0, canceled: 0, grossMinor: 0, discountMinor: 0 },
  ...{ reductionMinor: 0, netMinor: 0, refundMinor: 0, leadDays: 0 },
};

let database: TestDatabase;
let service: TestService;
let replica: TestService;
let asOwner: Caller;
let leave: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase(identity);
  service = await startIdentity({}, database);
  replica = await startIdentity({}, database);
  asOwner = await actions(service).asOwner();
});
afterAll(async () => {
  await Promise.all([service?.stop(), replica?.stop()]);
  await database?.drop();
});
afterEach(() => {
  leave.forEach((go) => go());
  leave = [];
});

const choose = (isWanted: boolean, caller = asOwner) =>
  service.rpc.call(chooseMorningEmail, { caller, isWanted });
const today = () => istDay(service.clock.now());
/** Advances to the next morning, on both replicas. */
async function nextDay(): Promise<string> {
  await service.advance(dayMs);
  await replica.advance(dayMs);
  return today();
}
async function mailsOf(day: string) {
  const sent = (await service.emittedEvents(mailRequested)).filter(
    ({ payload }) => payload.template === 'morning-email',
  );
  return sent
    .map(({ payload }) => ({ to: payload.to, ...z.parse(mailTemplates['morning-email'], payload.data) }))
    .filter((mail) => mail.today.endsWith(formatDay(day)));
}
const ownerId = () => asOwner.userId ?? '';
const send = (at = service) => at.get(SendMorningEmails).send({ userId: ownerId(), day: today() });

/** Leads and notifications respond, with a booking, a failed charge and a departure at risk. */
function everyoneAnswers(readAt = service.clock.now().toISOString()): void {
  const departureId = randomUUID();
  leave.push(
    answers(service.nats, getMorningSales, ({ day }) => ({
      readAt,
      totals: [
        {
          currency: 'EUR' as const,
          figures: { ...nothing, bookings: 1, travelers: 2, grossMinor: 458_000, netMinor: 458_000 },
        },
      ],
      booked: {
        items: [
          {
            ...({ id: 'step:1', day, kind: 'booked', bookingId, bookingRef: 'V-ABC123' } as const),
            ...({ tourTitle: 'Discovering Shiva', currency: 'EUR', travelers: 2 } as const),
            ...{ grossMinor: 458_000, discountMinor: 0, reductionMinor: 0, refundMinor: 0 },
          },
        ],
        total: 3,
      },
    })),
    answers(service.nats, getMorningTasks, () => ({
      bands: [
        {
          band: 'money' as const,
          items: [
            {
              ...({ id: 'failed_charge:1', version: 1, band: 'money', kind: 'failed_charge' } as const),
              ...{ entity: 'bookings', recordId: bookingId, title: 'Asha Menon, V-ABC123' },
              at: '2026-11-02T05:00:00Z',
              amount: { amountMinor: 66_400, currency: 'USD' as const },
              note: 'the card was declined, try 1 of 3',
            },
          ],
          total: 1,
        },
      ],
      reviews: 2,
    })),
    answers(service.nats, getMorningDepartures, () => ({
      items: [
        {
          ...{ id: departureId, tourTitle: 'Discovering Shiva', startDate: '2026-12-12', sold: 2 },
          ...{ minimum: 4, decisionDate: null, daysLeft: 40, expected: 3 },
        },
      ],
      total: 1,
    })),
    answers(service.nats, listUndelivered, () => ({ items: [], total: 0 })),
  );
}

describe('the morning email', () => {
  it('is off until an owner subscribes, which is audited', async () => {
    expect(await service.rpc.call(readMorningEmail, { caller: asOwner })).toEqual({
      isWanted: false,
      email: owner.email,
    });
    await send();
    expect(await mailsOf(today())).toEqual([]);
    expect(await choose(true)).toEqual({ isWanted: true, email: owner.email });
    await choose(true);
    const entries = (await service.emittedEvents(identityAuditRecorded)).filter(
      ({ payload }) => payload.action === 'choose-morning-email',
    );
    expect(entries.map(({ payload }) => payload)).toMatchObject([
      {
        actor: { email: owner.email },
        entity: 'staff',
        id: asOwner.userId,
        changes: { wantsMorningEmail: { from: false, to: true } },
      },
    ]);
  });

  it('is not available to other roles or strangers', async () => {
    for (const role of ['operations', 'sales', 'content', 'finance', 'contributor'] as const) {
      const other = { ...nobody, userId: randomUUID(), role, sessionId: randomUUID() };
      expect((await refusalOf(choose(true, other))).code).toBe('admin.role_refused');
    }
    expect((await refusalOf(choose(true, nobody))).code).toBe('admin.signed_out');
  });

  it('reports yesterday’s sales, a failed charge and a departure at risk, with links to their screens', async () => {
    everyoneAnswers();
    await service.get(SendMorningEmails).start();
    const [mail] = await waitFor(async () => {
      const found = await mailsOf(today());
      return found.length > 0 ? found : null;
    });
    expect(mail).toMatchObject({
      to: owner.email,
      today: 'Monday, Nov 02, 2026',
      yesterday: 'Sunday, Nov 01, 2026',
      sales: {
        readUntil: null,
        totals: [{ currency: 'EUR', figures: '1 booking, 2 travelers', money: 'net €4,580, gross €4,580' }],
        booked: { lines: [{ title: 'V-ABC123, Discovering Shiva' }], more: 2 },
      },
      taskCount: 3,
      tasks: [
        {
          title: 'Money problems',
          lines: [{ title: 'Automatic charge failed' }],
        },
        { title: 'Approvals waiting', lines: [{ title: 'Reviews to read', facts: '2' }] },
      ],
      departures: {
        lines: [{ facts: '2 of at least 4 travelers, 3 expected, 40 days left' }],
      },
      unread: [],
    });
    expect(mail?.tasks[0]?.lines[0]?.facts).toContain('Asha Menon, V-ABC123, $664, the card was declined');
    expect(mail?.tasks[0]?.lines[0]?.recordUrl).toMatch(new RegExp(`/admin/bookings/${bookingId}$`));
    expect(mail?.sales?.booked.lines[0]?.recordUrl).toMatch(new RegExp(`/admin/bookings/${bookingId}$`));
    expect(mail?.sales?.reportUrl).toMatch(/\/admin\/reports\/sales\?from=2026-11-01&to=2026-11-01$/);
  });

  it('is sent once a day, even by two concurrent replicas and later runs', async () => {
    everyoneAnswers();
    const day = await nextDay();
    await Promise.all([send(service), send(replica), send(service), send(replica)]);
    await service.get(SendMorningEmails).start();
    await send();
    expect(await mailsOf(day)).toHaveLength(1);
    const next = await nextDay();
    await send(replica);
    expect([await mailsOf(day), await mailsOf(next)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is not sent for a past day', async () => {
    everyoneAnswers();
    const day = await nextDay();
    await nextDay();
    await service.get(SendMorningEmails).send({ userId: ownerId(), day });
    expect(await mailsOf(day)).toEqual([]);
  });

  it('is sent without a failed source, which it names', async () => {
    everyoneAnswers('2026-11-04T20:00:00Z');
    // Only the sales of leads are available; the other sources are down.
    leave.splice(1).forEach((go) => go());
    const day = await nextDay();
    await send();
    const [mail] = await mailsOf(day);
    expect(mail).toMatchObject({
      sales: { readUntil: 'Nov 05, 2026, 01:30 IST', totals: [{ currency: 'EUR' }] },
      tasks: [],
      departures: null,
    });
    expect(mail?.unread.map(({ what }) => what)).toEqual([
      'What needs attention in sales and bookings',
      'Departures at risk',
      'Undelivered emails',
    ]);
  });

  it('is not sent on a day on which it is turned off, nor to a former owner', async () => {
    everyoneAnswers();
    await choose(false);
    const day = await nextDay();
    await service.get(SendMorningEmails).start();
    await send();
    expect(await mailsOf(day)).toEqual([]);
    await choose(true);
    const users = service.dataSource;
    await users.query(`update user_account set role = 'operations' where id = $1`, [ownerId()]);
    await send();
    expect(await mailsOf(day)).toEqual([]);
    await users.query(`update user_account set role = 'owner', is_blocked = true where id = $1`, [ownerId()]);
    await send();
    expect(await mailsOf(day)).toEqual([]);
    await users.query(`update user_account set is_blocked = false where id = $1`, [ownerId()]);
    await send();
    expect(await mailsOf(day)).toHaveLength(1);
  });
});
