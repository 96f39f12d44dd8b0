import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
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

it('an email that the mail server has is not sent again because the database changes hands in that moment', async () => {
  await service.dataSource.query(`
    create function refuse_sent() returns trigger language plpgsql as $$
      begin raise exception 'terminating connection' using errcode = '57P01'; end $$;
    create trigger refuse_sent before update on mail for each row when (new.state = 'sent')
      execute function refuse_sent()`);
  const id = await request('once@example.org');
  await waitFor(() => smtp.mails.length === 1);
  await service.dataSource.query('drop trigger refuse_sent on mail');
  await waitFor(async () => {
    await service.advance(2_500);
    return isSent(id);
  });
  expect(smtp.mails).toHaveLength(1);
});
