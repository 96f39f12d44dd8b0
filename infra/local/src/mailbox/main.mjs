import { startMailbox } from './mailbox.mjs';

const { DATA_DIR = '.data', PORT = '0', SMTP_PORT = '0', HOST } = process.env;
const mailbox = await startMailbox({
  dataDir: DATA_DIR,
  port: Number(PORT),
  smtpPort: Number(SMTP_PORT),
  host: HOST || undefined,
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, () => mailbox.stop().finally(() => process.exit(0)));
}
