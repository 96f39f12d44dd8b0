import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../src/system/settings.ts';

describe('what npm start can be told', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toMatchObject({
      sitePort: 8080,
      siteAddress: '127.0.0.1',
      siteOrigin: 'http://localhost:8080',
      hasSample: true,
      isFresh: false,
      logLevel: 'info',
      admin: { email: 'owner@valam.example' },
    });
  });

  it('lets flags win over variables', () => {
    const settings = readSettings({ SITE_PORT: '9000', SAMPLE_DATA: '1' }, [
      '--port',
      '8090',
      '--no-sample',
      '--fresh',
    ]);
    expect(settings).toMatchObject({
      sitePort: 8090,
      siteOrigin: 'http://localhost:8090',
      hasSample: false,
      isFresh: true,
    });
    expect(readSettings({}, ['--port=8091'])).toMatchObject({ sitePort: 8091 });
  });

  it('reads how many processes a unit has', () => {
    expect(readSettings({ REPLICAS: 'gateway=2, leads=3' }).replicas).toEqual({ gateway: 2, leads: 3 });
  });

  it('refuses to make a cluster of servers that are someone else’s', () => {
    expect(readSettings({ CLUSTER: '1' }).isCluster).toBe(true);
    const foreign = { CLUSTER: '1', NATS_URL: 'nats://127.0.0.1:4222' };
    expect(() => readSettings(foreign)).toThrow('CLUSTER=1 starts servers of its own');
  });

  it('lists everything that is wrong at once', () => {
    const wrong = {
      SITE_PORT: 'web',
      SITE_ADDRESS: 'everywhere',
      SITE_ORIGIN: 'localhost',
      DATABASE_URL: 'mysql://x',
      CLOCK_OFFSET: '40 days',
      REPLICAS: 'gateway=none,nobody=2',
      SAMPLE_DATA: 'yes',
      PICTURES_ON_DEMAND: 'some',
      LOG_LEVEL: 'loud',
      ADMIN_EMAIL: 'owner',
      STRIPE_SECRET_KEY: 'sk_live_x',
    };
    const read = () => readSettings(wrong, ['--frsh']);
    for (const name of Object.keys(wrong).filter((key) => key !== 'STRIPE_SECRET_KEY'))
      expect(read).toThrow(name);
    expect(read).toThrow('STRIPE_WEBHOOK_SECRET is missing');
    expect(read).toThrow('--frsh is no option');
  });

  it('refuses a shifted clock in production', () => {
    expect(() => readSettings({ CLOCK_OFFSET: 'P40D', NODE_ENV: 'production' })).toThrow('refused');
    expect(readSettings({ CLOCK_OFFSET: 'PT36M' }).clockOffset).toBe('PT36M');
  });
});
