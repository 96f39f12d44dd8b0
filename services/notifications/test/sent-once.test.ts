import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { listUndelivered } from '@valam/contracts/notifications/undelivered.rpc';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { formatInstant } from '@valam/contracts/shared/days';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { notifications } from '../src/notifications.service.js';
import { SmtpDouble } from './smtp-double.js';

const smtp = new SmtpDouble();
let service: TestService;
beforeAll(async () => {
  await smtp.start();
  service = await startTestService({
    ...notifications,
    env: { SMTP_URL: smtp.url, SITE_ORIGIN: 'https://site.example' },
  });
});
afterAll(async () => {
  await service.stop();
  await smtp.stop();
});

const request = (email: string) =>
  service.receive(
    mailRequested,
    mailFor(
      'verify-email',
      { email, name: 'Asha' },
      { fullName: 'Asha', verifyUrl: 'https://site.example/verify-email/x' },
    ),
  );
const isSent = async (id: string) =>
  (await service.dataSource.query<unknown[]>(`select 1 from mail where id = $1 and state = 'sent'`, [id]))
    .length === 1;

it('an accepted email is not sent again because of a database failover at that moment', async () => {
  await service.dataSource.query(`
    create sequence refused;
    create function refuse_sent() returns trigger language plpgsql as $$
      begin
        perform nextval('refused');
        raise exception 'terminating connection' using errcode = '57P01';
      end $$;
    create trigger refuse_sent before update on mail for each row when (new.state = 'sent')
      execute function refuse_sent()`);
  const id = await request('once@example.org');
  // A sequence is not rolled back with its transaction.
  await waitFor(async () => {
    const [row] = await service.dataSource.query<{ is_called: boolean }[]>('select is_called from refused');
    return row?.is_called;
  });
  await service.dataSource.query('drop trigger refuse_sent on mail');
  await waitFor(async () => {
    await service.advance(2_500);
    return isSent(id);
  });
  expect(smtp.mails).toHaveLength(1);
});

const waits = async () =>
  Number(
    /^emails_waiting_seconds\{[^}]*\} (\S+)$/m.exec(await service.service.metrics.registry.metrics())?.[1],
  );
const wasTried = (id: string) =>
  waitFor(
    async () =>
      (await service.dataSource.query<unknown[]>(`select 1 from mail where id = $1 and attempts > 0`, [id]))
        .length === 1,
  );

it('the age of the oldest waiting email is reported until a mail server accepts it', async () => {
  expect(await waits()).toBe(0);
  await smtp.stop();
  const id = await request('late@example.org');
  await waitFor(async () => (await waits()) >= 0);
  await wasTried(id);
  await service.advance(40 * 60_000);
  expect(await waits()).toBeGreaterThanOrEqual(2_400);
  await smtp.start();
  await waitFor(async () => {
    await service.advance(60_000);
    return isSent(id);
  });
  expect(await waits()).toBe(0);
});

it('an email that waited for a mail server for hours says since when', async () => {
  const address = 'waited@example.org';
  const at = formatInstant(service.clock.now());
  await smtp.stop();
  const id = await request(address);
  await wasTried(id);
  await service.advance(2 * 3_600_000);
  await smtp.start();
  await waitFor(async () => {
    await service.advance(60_000);
    return isSent(id);
  });
  const mail = smtp.mails.find(({ to }) => to?.[0]?.address === address);
  expect(mail?.text).toContain(`We wrote this email on ${at}.`);
});

it("an email that only its recipient's server defers for days is not reported once another one is accepted", async () => {
  const address = 'asha@gmial.example';
  smtp.refuse = { code: 450, times: Infinity, address };
  await wasTried(await request(address));
  await service.advance(60_000);
  expect(await waits()).toBeGreaterThanOrEqual(60);
  const other = await request('other@example.org');
  await waitFor(() => isSent(other));
  await service.advance(60 * 60_000);
  expect(await waits()).toBe(0);
});

it('an old email that fails after it was sent again is among the undelivered ones of these days', async () => {
  const address = 'moved@example.org';
  const id = await request(address);
  await waitFor(() => isSent(id));
  await service.advance(8 * 86_400_000);
  const since = service.clock.now().toISOString();
  smtp.refuse = { code: 550, times: 1, address };
  const userId = '11111111-1111-4111-8111-111111111111';
  const caller: Caller = { userId, role: 'operations', sessionId: null, contributorId: null, email: null };
  const again = { caller, entity: 'mails', id, action: 'resend', values: {} };
  await service.rpc.call(adminRpcs.notifications.act, again);
  await waitFor(() => smtp.refuse.times === 0);
  const undelivered = await waitFor(async () => {
    const found = await service.rpc.call(listUndelivered, { since, most: 5 });
    return found.total > 0 ? found : null;
  });
  expect(undelivered).toMatchObject({ items: [{ id, to: address }], total: 1 });
});
