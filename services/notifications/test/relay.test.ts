import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { mailTemplates, type MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { readConfig } from '@valam/service-kit/config/read-config';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { notificationsSettings } from '../src/config.js';
import { mailCauses } from '../src/mail/mail-causes.js';
import { MailWriter } from '../src/mail/mail-writer.js';
import { notifications } from '../src/notifications.service.js';
import { exampleData } from './example-data.js';
import { SmtpDouble } from './smtp-double.js';

const names = Object.keys(mailTemplates) as MailTemplateName[];
const byStrangers = names.filter((name) => ['stranger', 'link'].includes(mailCauses[name]));
const byPayers = names.filter((name) => mailCauses[name] === 'for_another');
const toOthers = names.filter((name) => mailCauses[name] !== 'team');

describe('emails do not relay texts of strangers', () => {
  const settings = readConfig(notificationsSettings, { SMTP_URL: 'smtp://127.0.0.1:1025' });
  const writer = new MailWriter(settings);
  const lure =
    'Your parcel waits: http://evil.example/pay or www.evil.example or evil.example or pay@evil.example';

  it.each([...byStrangers, ...byPayers])('%s repeats no typed email address', async (name) => {
    const mail = await writer.write(name, exampleData(mailTemplates[name], { text: lure }));
    for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toContain('evil');
  });

  it.each(byStrangers)('%s quotes no typed message', async (name) => {
    const data = exampleData(mailTemplates[name]) as Record<string, unknown>;
    if ('message' in data) data.message = 'URGENT: confirm your card';
    const mail = await writer.write(name, data);
    for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toContain('URGENT');
  });

  it.each(byPayers)('%s quotes the message of the gift’s buyer, if there is one', async (name) => {
    const data = exampleData(mailTemplates[name]) as Record<string, unknown>;
    if ('message' in data) data.message = 'For your journey, with love';
    const mail = await writer.write(name, data);
    expect(mail.text.includes('with love')).toBe('message' in data);
  });

  it.each(toOthers)('%s uses no name that is a message', async (name) => {
    const data = withNames(exampleData(mailTemplates[name]), lure);
    const mail = await writer.write(name, data);
    for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/evil|parcel/);
  });
});

/** The same data with every name of a person replaced. */
function withNames(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withNames(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      /^name$|Name$/.test(key) ? name : withNames(part, name),
    ]),
  );
}

describe('emails that strangers trigger', () => {
  const smtp = new SmtpDouble();
  let service: TestService;
  let replica: TestService;
  beforeAll(async () => {
    await smtp.start();
    const options = {
      ...notifications,
      env: { SMTP_URL: smtp.url, SITE_ORIGIN: 'https://site.example' },
    };
    service = await startTestService(options);
    replica = await startTestService({ ...options, database: service.database });
  });
  afterAll(async () => {
    await replica?.stop();
    await service?.stop();
    await smtp.stop();
  });

  const ask = (template: MailTemplateName, to: string, by = service) =>
    by.receive(mailRequested, {
      template,
      to,
      toName: 'http://evil.example',
      data: exampleData(mailTemplates[template]) as Record<string, unknown>,
    });
  const states = async (ids: readonly string[]) => {
    const rows = await service.dataSource.query<{ id: string; state: string }[]>(
      'select id, state from mail where id = any($1)',
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.state);
  };
  const settled = (ids: readonly string[]) =>
    waitFor(async () => {
      const now = await states(ids);
      return now.every((state) => state === 'sent' || state === 'suppressed') ? now.toSorted() : null;
    });

  it('are limited to three an hour for one mailbox, across forms, spellings and replicas', async () => {
    const ids = [
      await ask('message-received', 'victim@example.org'),
      await ask('newsletter-confirm', 'Victim+news@Example.org', replica),
      await ask('waitlist-joined', 'victim@example.org'),
      await ask('verify-email', 'victim+more@example.org', replica),
      await ask('host-application-received', 'victim@example.org'),
    ];
    expect(await settled(ids)).toEqual(['sent', 'sent', 'sent', 'suppressed', 'suppressed']);
    const others = [
      await ask('booking-confirmed', 'victim@example.org'),
      await ask('message-received', 'other@example.org'),
    ];
    expect(await settled(others)).toEqual(['sent', 'sent']);
    expect(JSON.stringify(smtp.mails.map(({ to }) => to))).not.toContain('evil');
    await Promise.all([service, replica].map((unit) => unit.advance(3_600_001)));
    expect(await settled([await ask('verify-email', 'victim@example.org')])).toEqual(['sent']);
  });

  it('never use up the limit of links and notices that their owner needs', async () => {
    const owner = 'locked-out@example.org';
    const noise = [];
    for (let n = 0; n < 4; n++) noise.push(await ask('newsletter-confirm', owner));
    const links = [];
    for (let n = 0; n < 4; n++) links.push(await ask('password-reset', owner));
    expect(await settled(noise)).toEqual(['sent', 'sent', 'sent', 'suppressed']);
    expect(await settled(links)).toEqual(['sent', 'sent', 'sent', 'suppressed']);
    expect(await settled([await ask('privacy-link', owner)])).toEqual(['sent']);
    // An attacker with the password could flood the mailbox first.
    expect(await settled([await ask('security-notice', owner)])).toEqual(['sent']);
  });

  it.each(byStrangers)('are counted: %s', async (template) => {
    const ids = [];
    for (let n = 0; n < 4; n++) ids.push(await ask(template, `${template}@example.org`));
    expect(await settled(ids)).toEqual(['sent', 'sent', 'sent', 'suppressed']);
  });
});
