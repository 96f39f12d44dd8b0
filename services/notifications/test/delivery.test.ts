import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { listUndelivered } from '@valam/contracts/notifications/undelivered.rpc';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { encryptedColumns } from '@valam/service-kit/secrets/encrypted-column';
import { columnsWithEncryptedTexts } from '@valam/service-kit/testing/encrypted-texts';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import { adminFaults } from '@valam/service-kit/testing/admin-contracts';
import { unreadEvents } from '@valam/service-kit/testing/event-readers';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { notifications } from '../src/notifications.service.js';
import { AcceptMailRequest } from '../src/delivery/accept-mail-request.js';
import { MailStore } from '../src/delivery/mail-store.js';
import { SmtpDouble } from './smtp-double.js';

const smtp = new SmtpDouble();
let service: TestService;
const options = () => ({
  ...notifications,
  env: { SMTP_URL: smtp.url, SITE_ORIGIN: 'https://site.example' },
});
beforeAll(async () => {
  await smtp.start();
  service = await startTestService(options());
});
afterAll(async () => {
  await service.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const verification = (email: string) =>
  mailFor(
    'verify-email',
    { email, name: 'Asha' },
    { fullName: 'Asha', verifyUrl: 'https://site.example/verify-email/x' },
  );
const stateOf = async (id: string) =>
  (await service.dataSource.query<{ state: string }[]>('select state from mail where id = $1', [id]))[0]
    ?.state;
const isIn = (id: string, state: string) => waitFor(async () => (await stateOf(id)) === state);

describe('a requested email', () => {
  it('is sent with both parts, its sender and the id of the event', async () => {
    const id = await service.receive(mailRequested, {
      ...verification('asha@example.org'),
      attachments: [
        { filename: 'a.txt', contentType: 'text/plain', base64: Buffer.from('hello').toString('base64') },
      ],
    });
    await isIn(id, 'sent');
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({
      messageId: `<${id}@site.example>`,
      from: { name: 'Valam', address: 'namaste@valam.example' },
      to: [{ name: 'Asha', address: 'asha@example.org' }],
      subject: 'Please verify your address for Valam',
      attachments: [{ filename: 'a.txt' }],
    });
    expect(smtp.mails[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'content-language', value: 'en-US' }),
    );
    expect(smtp.mails[0]?.html).toContain('Verify my address');
    expect(smtp.mails[0]?.text).toContain('https://site.example/verify-email/x');
  });

  it('of the newsletter has one-click unsubscribe', async () => {
    const unsubscribeUrl = 'https://site.example/newsletter/unsubscribe/secret';
    const letter = mailFor(
      'newsletter-welcome',
      { email: 'reader@example.org', name: 'Asha' },
      { name: 'Asha', unsubscribeUrl },
    );
    await isIn(await service.receive(mailRequested, letter), 'sent');
    await isIn(await service.receive(mailRequested, verification('plain@example.org')), 'sent');
    const [ofLetter, ofVerification] = smtp.mails.map(({ headers }) =>
      Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    );
    expect(ofLetter).toMatchObject({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(ofVerification).not.toHaveProperty('list-unsubscribe-post');
  });

  it('is sent once, even if its event is delivered repeatedly to several replicas', async () => {
    const second = await startTestService({ ...options(), database: service.database });
    const id = await service.receive(mailRequested, verification('once@example.org'));
    for (let times = 0; times < 5; times++)
      await service.receive(mailRequested, verification('once@example.org'), id);
    const last = await service.receive(mailRequested, verification('last@example.org'));
    await isIn(id, 'sent');
    await isIn(last, 'sent');
    expect(smtp.mails.filter(({ to }) => to?.[0]?.address === 'once@example.org')).toHaveLength(1);
    await second.stop();
  });

  it('is counted in the hour of its request, even if it arrives late', async () => {
    const accept = service.get(AcceptMailRequest);
    const ids: string[] = [];
    // Only the newest link is valid.
    for (const hours of [4, 3, 2, 0]) {
      const [eventId, now] = [randomUUID(), service.clock.now().getTime()];
      const occurredAt = new Date(now - hours * 3_600_000);
      await service.dataSource.transaction((tx) =>
        accept.accept(verification('impatient@example.org'), { tx, eventId, occurredAt }),
      );
      ids.push(eventId);
    }
    for (const id of ids) await isIn(id, 'sent');
  });

  it('is queued while no mail server is available, and sent once afterwards', async () => {
    await smtp.stop();
    const id = await service.receive(mailRequested, verification('patient@example.org'));
    await waitFor(async () => (await stateOf(id)) === 'queued' && (await attemptsOf(id)) > 0);
    await smtp.start();
    await waitFor(async () => {
      await service.advance(60_000);
      return (await stateOf(id)) === 'sent';
    });
    expect(smtp.mails).toHaveLength(1);
  });

  it('is retried after a temporary refusal, and given up after a permanent one', async () => {
    smtp.refuse = { code: 451, times: 1 };
    const later = await service.receive(mailRequested, verification('busy@example.org'));
    await waitFor(async () => {
      await service.advance(5_000);
      return (await stateOf(later)) === 'sent';
    });
    smtp.refuse = { code: 550, times: 1 };
    const never = await service.receive(mailRequested, verification('gone@example.org'));
    await isIn(never, 'failed');
    const undelivered = (since: Date) =>
      service.rpc.call(listUndelivered, { since: since.toISOString(), most: 5 });
    const dayAgo = new Date(service.clock.now().getTime() - 86_400_000);
    expect(await undelivered(dayAgo)).toMatchObject({
      items: [{ id: never, template: 'verify-email', to: 'gone@example.org' }],
      total: 1,
    });
    expect(await undelivered(new Date(service.clock.now().getTime() + 1))).toEqual({ items: [], total: 0 });
  });

  it('is retried if the server refuses the site instead of the recipient', async () => {
    smtp.refuse = { code: 530, times: 1, isSender: true };
    const id = await service.receive(mailRequested, verification('relayed@example.org'));
    await waitFor(async () => {
      await service.advance(5_000);
      return (await stateOf(id)) === 'sent';
    });
  });

  it('stays sent if a slow attempt fails after a later one has succeeded', async () => {
    const mails = service.get(MailStore);
    const id = randomUUID();
    const { data } = verification('slow@example.org');
    await service.dataSource.transaction((tx) =>
      mails.add(tx, {
        ...{ id, template: 'verify-email', toAddress: 'slow@example.org', toName: null, mailbox: null },
        ...{ state: 'queued', content: { data, attachments: [] }, requestedAt: service.clock.now() },
      }),
    );
    const slow = await mails.claim(id);
    service.clock.advance(61_000);
    expect(await mails.claim(id)).not.toBeNull();
    await mails.sent(id, { subject: 'Please verify', messageId: '<later@site.example>' });
    await mails.failed(slow ?? { id, attempts: 1 }, 'timeout', 60_000);
    expect(await stateOf(id)).toBe('sent');
  });

  it('is encrypted in the database', async () => {
    const rows = await service.dataSource.query<{ sealed_content: string }[]>(
      'select sealed_content from mail',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.sealed_content).not.toContain('verify-email');
    const known = encryptedColumns(service.dataSource).map(({ table, column }) => `${table}.${column}`);
    expect(known).toEqual(['mail.sealed_content']);
    expect(await columnsWithEncryptedTexts(service.dataSource)).toEqual(known);
  });
});

describe('the back office', () => {
  const caller: Caller = {
    userId: '11111111-1111-4111-8111-111111111111',
    role: 'operations',
    sessionId: null,
    contributorId: null,
    email: null,
  };
  const { list, act } = adminRpcs.notifications;

  it('serves every entity of its contracts, with the actions and roles they declare', async () => {
    expect(await adminFaults(service.rpc, 'notifications')).toEqual([]);
  });

  it('has a handler for exactly the events that it consumes', () => {
    expect(unreadEvents(service, 'notifications')).toEqual([]);
  });

  it('lists sent emails and resends them', async () => {
    const id = await service.receive(mailRequested, verification('Again@Example.org'));
    await isIn(id, 'sent');
    const query = { page: 1, perPage: 10, order: 'desc' as const };
    const find = (q: string | undefined, filters: Record<string, string>) =>
      service.rpc.call(list, { caller, entity: 'mails', query: { ...query, q }, filters });
    const sent = { total: 1, items: [{ id, to: 'Again@Example.org', canResend: true }] };
    expect(await find('again@', { state: 'sent' })).toMatchObject(sent);
    // The list of people links to it by their normalized address.
    expect(await find(undefined, { to: 'again@example.org' })).toMatchObject(sent);
    await service.rpc.call(act, { caller, entity: 'mails', id, action: 'resend', values: {} });
    await waitFor(() => smtp.mails.length === 2);
    expect(smtp.mails[1]?.messageId).toBe(`<${id}.2@site.example>`);
  });

  it('retries a resent old email for as long as a new one', async () => {
    const id = await service.receive(mailRequested, verification('greylisted@example.org'));
    await isIn(id, 'sent');
    await service.advance(6 * 86_400_000);
    smtp.refuse = { code: 451, times: 1 };
    await service.rpc.call(act, { caller, entity: 'mails', id, action: 'resend', values: {} });
    await waitFor(() => smtp.refuse.times === 0);
    await waitFor(async () => (await stateOf(id)) !== 'sending');
    await waitFor(async () => {
      await service.advance(60_000);
      return (await stateOf(id)) !== 'queued';
    });
    await waitFor(async () => (await stateOf(id)) === 'sent');
    expect(smtp.mails).toHaveLength(2);
  });
});

const attemptsOf = async (id: string) =>
  (await service.dataSource.query<{ attempts: number }[]>('select attempts from mail where id = $1', [id]))[0]
    ?.attempts ?? 0;
