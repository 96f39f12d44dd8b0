import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { exportMailData } from '@valam/contracts/notifications/privacy.rpc';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ForgetOldContent } from '../src/delivery/forget-old-content.js';
import { notifications } from '../src/notifications.service.js';
import { SmtpDouble } from './smtp-double.js';

interface Row {
  readonly id: string;
  readonly state: string;
  readonly to_address: string;
}

describe('the emails to a person', () => {
  const smtp = new SmtpDouble();
  let service: TestService;
  beforeAll(async () => {
    await smtp.start();
    const env = { SMTP_URL: smtp.url, SITE_ORIGIN: 'https://site.example' };
    service = await startTestService({ ...notifications, env });
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const mailTo = (email: string) => {
    const [name = ''] = email.split('@');
    const link = 'https://site.example/verify-email/x';
    return service.receive(
      mailRequested,
      mailFor('verify-email', { email, name }, { fullName: name, verifyUrl: link }),
    );
  };
  const rows = () => service.dataSource.query<Row[]>('select * from mail order by requested_at');
  const row = async (id: string) => (await rows()).find((one) => one.id === id);
  const erase = (email: string) =>
    service.receive(personErasureRequested, {
      email,
      requestedAt: new Date(service.clock.now().getTime() + 60_000).toISOString(),
    });

  it('are exported without those to others', async () => {
    const [mine, other] = [await mailTo('Asha@example.org'), await mailTo('ben@example.org')];
    await waitFor(async () => (await row(mine))?.state === 'sent' && (await row(other))?.state === 'sent');
    const { sections } = await service.rpc.call(exportMailData, { email: 'asha@example.org' });
    expect(sections).toMatchObject([
      { title: 'Emails', records: [{ kind: 'verify-email', address: 'Asha@example.org', state: 'sent' }] },
    ]);
    expect(JSON.stringify(sections)).not.toContain('ben@');
  });

  it('are exported in parts, each email once', async () => {
    await service.dataSource.query(
      `insert into mail (id, template, to_address, subject, state, requested_at)
       select gen_random_uuid(), 'verify-email', 'often@example.org', 'Email ' || n, 'sent', now()
         from generate_series(1, 1300) n`,
    );
    const parts: HeldData[] = [await service.rpc.call(exportMailData, { email: 'often@example.org' })];
    for (let next = parts[0]?.next; next;) {
      const part = await service.rpc.call(exportMailData, { email: 'often@example.org', after: next });
      parts.push(part);
      ({ next } = part);
    }
    const subjects = parts.flatMap(({ sections }) =>
      sections.flatMap(({ records }) => records.map(({ subject }) => subject)),
    );
    expect(parts).toHaveLength(2);
    expect(subjects).toHaveLength(1_300);
    expect(new Set(subjects).size).toBe(1_300);
    await service.dataSource.query(`delete from mail where to_address = 'often@example.org'`);
  });

  it('are anonymized when the person is erased: the sending stays recorded, the recipient does not', async () => {
    await erase('asha@example.org');
    await waitFor(async () => (await rows()).some(({ to_address }) => to_address === 'erased'));
    expect(JSON.stringify(await rows())).not.toMatch(/asha/i);
    expect((await rows()).map(({ to_address }) => to_address).sort()).toEqual(['ben@example.org', 'erased']);
  });

  it('are anonymized after delivery if they are in flight', async () => {
    await smtp.stop();
    const id = await mailTo('late@example.org');
    await waitFor(async () => (await row(id))?.state === 'queued');
    await erase('late@example.org');
    const marked = () =>
      service.dataSource.query<unknown[]>('select 1 from mail where id = $1 and is_to_be_forgotten', [id]);
    await waitFor(async () => (await marked()).length > 0);
    await smtp.start();
    await waitFor(async () => {
      await service.advance(60_000);
      return (await row(id))?.state === 'sent';
    });
    expect(smtp.mails.at(-1)?.to).toMatchObject([{ address: 'late@example.org' }]);
    expect(JSON.stringify(await row(id))).not.toContain('late@');
  });

  it('name nobody else after thirty days, not even in their subjects', async () => {
    const data = {
      ...{ buyerName: 'Gil', recipientName: 'Nora', recipientEmail: 'nora@example.org' },
      ...{ amount: '$99', deliverAt: null, expiresOn: 'June 1, 2030', message: null },
    };
    const card = mailFor('gift-card-bought', { email: 'giver@example.org', name: 'Gil' }, data);
    const id = await service.receive(mailRequested, card);
    await waitFor(async () => (await row(id))?.state === 'sent');
    expect(JSON.stringify(await row(id))).toContain('Nora');
    await service.advance(31 * 86_400_000);
    await service.get(ForgetOldContent).run();
    expect(await row(id)).toMatchObject({ to_address: 'giver@example.org' });
    expect(JSON.stringify(await row(id))).not.toContain('Nora');
  });
});
