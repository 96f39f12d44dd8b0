import path from 'node:path';
import { smtpServer } from './smtp.mjs';
import { openStore } from './store.mjs';
import { mailboxServer } from './web.mjs';

/** @param {import('node:net').Server} server @param {number} port */
const listening = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
    );
  });

/**
 * A mail server that keeps what it is given and shows it, for development and tests.
 * @param {{ dataDir: string, port?: number, smtpPort?: number }} options
 */
export async function startMailbox({ dataDir, port = 0, smtpPort = 0 }) {
  const store = await openStore(path.join(dataDir, 'mailbox'));
  const behaviour = { refuse: false };
  const smtp = smtpServer({ store, behaviour });
  const web = mailboxServer({ store, behaviour });
  const smtpAt = await listening(smtp.server, smtpPort);
  const webAt = await listening(web, port);
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
