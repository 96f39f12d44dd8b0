import { readSettings } from '../../src/system/settings.ts';
import { environmentOf } from '../../src/system/unit-env.ts';

/** Addresses of units for tests that do not depend on them. */
const addresses = {
  natsFor: () => 'nats://127.0.0.1:4222',
  databases: {},
  smtp: 'smtp://127.0.0.1:1025',
  gateway: 'http://127.0.0.1:1',
  gateways: ['http://127.0.0.1:1'],
  ready: {},
  payments: 'http://127.0.0.1:2',
};

/** The environment of a unit under these settings. */
export const sampleEnvironment = (unit: string, settings: NodeJS.ProcessEnv = {}) =>
  environmentOf(unit, {
    settings: readSettings(settings),
    secrets: { formKey: '', secretKeys: {}, callerVerifyKey: '', callerSigningKey: '', mailKey: '' } as never,
    addresses,
    port: 1,
    opsPort: 2,
  });
