import { startMailbox } from './mailbox.ts';

const { DATA_DIR = '.data', PORT = '0', SMTP_PORT = '0', HOST } = process.env;
const mailbox = await startMailbox({
  dataDir: DATA_DIR,
  port: Number(PORT),
  smtpPort: Number(SMTP_PORT),
  host: HOST || undefined,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => mailbox.stop().finally(() => process.exit(0)));
}
