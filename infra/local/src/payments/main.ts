import { startPaymentSandbox } from './sandbox.ts';

const {
  DATA_DIR = '.data',
  PORT = '0',
  STRIPE_SECRET_KEY = '',
  STRIPE_WEBHOOK_SECRET = '',
  WEBHOOK_URL = '',
  HOST,
  PUBLIC_URL,
} = process.env;
const sandbox = await startPaymentSandbox({
  dataDir: DATA_DIR,
  port: Number(PORT),
  secretKey: STRIPE_SECRET_KEY,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
  webhookUrl: WEBHOOK_URL,
  host: HOST || undefined,
  publicUrl: PUBLIC_URL?.replace(/\/+$/, '') || undefined,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => sandbox.stop().finally(() => process.exit(0)));
}
