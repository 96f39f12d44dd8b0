import { describe, expect, it } from '@jest/globals';
import { durationMs } from '@valam/service-kit/clock/duration';
import { readSettings } from '../../src/system/settings.ts';

describe('settings of npm start', () => {
  it('has a default for every setting of npm start', () => {
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

  it('prefer options to environment variables', () => {
    const settings = readSettings(
      { SITE_PORT: '9000', SAMPLE_DATA: '1' },
      {
        port: 8090,
        'no-sample': true,
        fresh: true,
      },
    );
    expect(settings).toMatchObject({
      sitePort: 8090,
      siteOrigin: 'http://localhost:8090',
      hasSample: false,
      isFresh: true,
    });
  });

  it('include the number of replicas per unit', () => {
    expect(readSettings({ REPLICAS: 'gateway=2, leads=3' }).replicas).toEqual({ gateway: 2, leads: 3 });
  });

  it('cannot combine a cluster with external servers', () => {
    expect(readSettings({ CLUSTER: '1' }).isCluster).toBe(true);
    const foreign = { CLUSTER: '1', NATS_URL: 'nats://127.0.0.1:4222' };
    expect(() => readSettings(foreign)).toThrow('CLUSTER=1 starts servers of its own');
  });

  it('are validated together, with a list of all problems', () => {
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
      ADMIN_EMAIL: 'owner@here',
      ADMIN_PASSWORD: 'short',
      BRAND_EMAIL: 'hello',
      BRAND_LOCAL_NAME: 'வலம்',
      GTM_ID: 'UA-1',
      REVIEWS_WIDGET_URL: 'reviews',
      STORAGE_URL: 's3://pictures',
      STRIPE_SECRET_KEY: 'sk_live_x',
    };
    const read = () => readSettings(wrong);
    for (const name of Object.keys(wrong).filter((key) => !/^(STRIPE|STORAGE)_/.test(key)))
      expect(read).toThrow(name);
    expect(read).toThrow('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing');
    expect(read).toThrow('STRIPE_WEBHOOK_SECRET is missing');
  });

  it.each(['P40D', 'PT36M', '-P2W', 'PT1.5S', 'P1M', 'P1Y', '+P40D', 'P', 'PT'])(
    'accept %s as clock offset if units do, which would crash in a loop otherwise',
    (text) => {
      const read = () => readSettings({ CLOCK_OFFSET: text }).clockOffset;
      if (durationMs(text) === null) expect(read).toThrow('CLOCK_OFFSET must be');
      else expect(read()).toBe(text);
    },
  );

  it('reject a brand language that the shell rejects', () => {
    const read = () => readSettings({ BRAND_LOCAL_NAME: 'வலம்', BRAND_LOCAL_LANGUAGE: 'Tamil' });
    expect(read).toThrow('BRAND_LOCAL_LANGUAGE must be a language code such as ta');
  });

  it('generate a password when the configured one is empty', () => {
    expect(readSettings({ ADMIN_PASSWORD: '' }).admin.password).toBeUndefined();
  });

  it('reject a clock offset in production', () => {
    expect(() => readSettings({ CLOCK_OFFSET: 'P40D', NODE_ENV: 'production' })).toThrow('refused');
    expect(readSettings({ CLOCK_OFFSET: 'PT36M' }).clockOffset).toBe('PT36M');
  });
});
