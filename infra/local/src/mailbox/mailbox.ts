import { once } from 'node:events';
import path from 'node:path';
import { smtpServer } from './smtp.ts';
import { openStore } from './store.ts';
import { mailboxServer } from './web.ts';
import type { AddressInfo, Server } from 'node:net';

async function listening(server: Server, port: number, host: string): Promise<number> {
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A mail server that keeps what it is given and shows it, for development and tests. */
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
  const behaviour = { refuse: false };
  const smtp = smtpServer({ store, behaviour });
  const web = mailboxServer({ store, behaviour });
  const smtpAt = await listening(smtp.server, smtpPort, host);
  const webAt = await listening(web, port, host);
  return {
    url: `http://127.0.0.1:${webAt}`,
    smtp: `smtp://127.0.0.1:${smtpAt}`,
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => web.close(resolve)),
        new Promise((resolve) => smtp.close(() => resolve(undefined))),
      ]);
    },
  };
}
