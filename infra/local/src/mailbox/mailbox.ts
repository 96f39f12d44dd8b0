import path from 'node:path';
import { listen } from '../http/listen.ts';
import { smtpServer } from './smtp.ts';
import { openStore } from './store.ts';
import { mailboxServer } from './web.ts';

/** A mail server that stores emails and shows them, for development and tests. */
export async function startMailbox({
  dataDir,
  port = 0,
  smtpPort = 0,
  host = '127.0.0.1',
}: {
  dataDir: string;
  port?: number;
  smtpPort?: number;
  host?: string;
}) {
  const store = await openStore(path.join(dataDir, 'mailbox'));
  const behavior = { refuse: false };
  const smtp = smtpServer({ store, behavior });
  const { port: smtpAt } = await listen(smtp.server, { port: smtpPort, host });
  const web = await listen(mailboxServer({ store, behavior }), { port, host });
  return {
    url: web.url,
    smtp: `smtp://127.0.0.1:${smtpAt}`,
    async stop() {
      await Promise.all([web.stop(), new Promise((resolve) => smtp.close(() => resolve(undefined)))]);
    },
  };
}
