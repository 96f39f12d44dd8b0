import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { startMailbox } from '../../src/mailbox/mailbox.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

type Message = import('../../src/mailbox/message.ts').Message;
type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

describe('the development mailbox', () => {
  let mailbox: Mailbox;
  afterEach(() => mailbox.stop());
  const dataDir = folderOfTest();
  beforeEach(async () => {
    mailbox = await startMailbox({ dataDir: dataDir() });
  });

  const send = (to: string, more: object = {}) =>
    createTransport(mailbox.smtp).sendMail({
      from: 'Valam <hello@example.org>',
      to,
      subject: 'Your place is held',
      text: 'See https://example.org/a',
      html: '<p><a href="https://example.org/b?x=1&amp;y=2">Look</a></p>',
      ...more,
    });
  const messages = async (query = '') =>
    (await (await fetch(`${mailbox.url}/api/messages${query}`)).json()) as Message[];

  it('lists emails with their links, newest first', async () => {
    await send('asha@example.org');
    await send('ravi@example.org', { subject: 'Second' });
    const all = await messages();
    expect(all.map(({ subject }) => subject)).toEqual(['Second', 'Your place is held']);
    expect(all[1]).toMatchObject({
      to: 'asha@example.org',
      from: 'hello@example.org',
      links: ['https://example.org/b?x=1&y=2', 'https://example.org/a'],
      attachments: [],
    });
  });

  it('filters emails by recipient', async () => {
    await send('asha@example.org');
    await send('ravi@example.org');
    expect(await messages('?to=ASHA@example.org')).toHaveLength(1);
    expect(await messages('?to=sha@example.org')).toHaveLength(0);
  });

  it.each(['/messages/%zz', '//'])('survives a malformed path: %s', async (address) => {
    expect((await fetch(mailbox.url + address)).status).toBe(404);
    expect(await messages()).toEqual([]);
  });

  it('serves the attachments of an email', async () => {
    await send('asha@example.org', {
      attachments: [{ filename: 'Plan – day 1.pdf', content: Buffer.from('%PDF-1.7') }],
    });
    const [message] = await messages();
    expect(message?.attachments).toMatchObject([
      { filename: 'Plan – day 1.pdf', contentType: 'application/pdf', size: 8 },
    ]);
    const file = await fetch(`${mailbox.url}${message?.attachments[0]?.url}`);
    expect(await file.text()).toBe('%PDF-1.7');
  });

  it('keeps emails across a restart until they are deleted', async () => {
    await send('asha@example.org');
    await mailbox.stop();
    mailbox = await startMailbox({ dataDir: dataDir() });
    expect(await messages()).toHaveLength(1);
    await fetch(`${mailbox.url}/api/messages`, { method: 'DELETE' });
    expect(await messages()).toEqual([]);
    await mailbox.stop();
    mailbox = await startMailbox({ dataDir: dataDir() });
    expect(await messages()).toEqual([]);
  });

  it('can simulate an unavailable mail server with temporary errors', async () => {
    await fetch(`${mailbox.url}/api/behaviour`, { method: 'PUT', body: '{"refuse":true}' });
    await expect(send('asha@example.org')).rejects.toMatchObject({ responseCode: 451 });
  });

  it('shows emails on a page without running their scripts', async () => {
    await send('asha@example.org', { subject: '<script>alert(1)</script>' });
    const [message] = await messages();
    const list = await (await fetch(mailbox.url)).text();
    expect(list).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(list).not.toContain('<script>alert');
    const page = await (await fetch(`${mailbox.url}/messages/${message?.id}`)).text();
    expect(page).toContain('sandbox="allow-popups');
  });
});
