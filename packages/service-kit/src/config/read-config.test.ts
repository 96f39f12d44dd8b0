import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { testCallerKeys } from '../testing/test-keys.js';
import {
  brandSettings,
  databaseUrl,
  flag,
  serviceSettings,
  siteOrigin,
  storageUrl,
  UnitConfig,
  withBrandEmail,
} from './common.js';
import { ConfigError, readConfig, readConfigs } from './read-config.js';

const good = {
  NATS_URL: 'nats://127.0.0.1:4222',
  LEADS_DATABASE_URL: 'postgres://leads:x@127.0.0.1:5432/leads',
  SECRET_KEY: Buffer.alloc(32).toString('base64'),
  CALLER_VERIFY_KEYS: testCallerKeys.verifying,
  MAIL_KEY: Buffer.alloc(32, 1).toString('base64'),
};

const problemsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('configuration', () => {
  it('is parsed into typed values with defaults', () => {
    expect(readConfig(serviceSettings('leads'), good)).toMatchObject({
      databaseUrl: good.LEADS_DATABASE_URL,
      LOG_LEVEL: 'info',
      CLOCK_OFFSET: 0,
      OPS_PORT: 0,
    });
  });

  it('has a sample email address only for the brand without a configured one', () => {
    const settings = z.object({ ...brandSettings, SAMPLE_DATA: flag });
    const emailOf = (env: Record<string, string>) => withBrandEmail(readConfig(settings, env)).BRAND_EMAIL;
    expect(emailOf({})).toBe('namaste@valam.example');
    expect(emailOf({ BRAND_NAME: 'Sadhana Paths' })).toBe('namaste@sadhanapaths.example');
    expect(emailOf({ BRAND_NAME: 'साधना', BRAND_EMAIL: '' })).toBe('namaste@site.example');
    expect(emailOf({ BRAND_NAME: 'Sadhana', BRAND_EMAIL: 'hello@sadhana.org' })).toBe('hello@sadhana.org');
    expect(problemsOf(() => emailOf({ BRAND_EMAIL: 'hello', SAMPLE_DATA: 'yes' }))).toEqual([
      'BRAND_EMAIL: must be an email address',
      'SAMPLE_DATA: must be 1 or 0',
    ]);
  });

  it('has the connection limit of the service, unless the operator sets one', () => {
    const settings = serviceSettings('leads', { databaseConnections: 24 });
    expect(readConfig(settings, good).DATABASE_CONNECTIONS).toBe(24);
    expect(readConfig(settings, { ...good, DATABASE_CONNECTIONS: '6' }).DATABASE_CONNECTIONS).toBe(6);
    const problems = problemsOf(() => readConfig(settings, { ...good, DATABASE_CONNECTIONS: 'many' }));
    expect(problems).toEqual(['DATABASE_CONNECTIONS: must be a number']);
    expect(problemsOf(() => readConfig(settings, { ...good, DATABASE_CONNECTIONS: '1' }))).toEqual([
      'DATABASE_CONNECTIONS: must be at least 2',
    ]);
  });

  it('accepts several NATS servers, and refuses all if one is invalid', () => {
    const three = ['nats://leads:x@127.0.0.1:4222', 'nats://leads:x@127.0.0.1:4223', 'tls://[::1]:4224'];
    const settings = serviceSettings('leads');
    expect(readConfig(settings, { ...good, NATS_URL: three.join() }).NATS_URL).toBe(three.join());
    const problems = problemsOf(() => readConfig(settings, { ...good, NATS_URL: `${three[0]},somewhere` }));
    expect(problems).toEqual([expect.stringMatching(/^NATS_URL: must be an address such as nats:/)]);
  });

  it('names the setting that has a bare percent sign, which would end the process without a reason', () => {
    const settings = serviceSettings('leads');
    const bare = { NATS_URL: 'nats://leads:50%off@127.0.0.1:4222', OTEL_EXPORTER_OTLP_HEADERS: 'key=50%' };
    expect(problemsOf(() => readConfig(settings, { ...good, ...bare }))).toEqual([
      'NATS_URL: must have each % of a password written as %25',
      'OTEL_EXPORTER_OTLP_HEADERS: must have each % of a value written as %25',
    ]);
    const encoded = {
      NATS_URL: 'nats://leads:50%25off@127.0.0.1:4222',
      OTEL_EXPORTER_OTLP_HEADERS: 'key=50%25',
    };
    expect(readConfig(settings, { ...good, ...encoded }).OTEL_EXPORTER_OTLP_HEADERS).toEqual({ key: '50%' });
  });

  it('reports every problem at once', () => {
    const own = z.object({ STORAGE_URL: storageUrl, SAMPLE_DATA: flag });
    const problems = problemsOf(() =>
      readConfigs(serviceSettings('leads'), own, {
        NATS_URL: 'http://wrong',
        SECRET_KEY: 'short',
        CLOCK_OFFSET: 'tomorrow',
        SAMPLE_DATA: 'maybe',
        LEADS_DATABASE_URL: '',
      }),
    );
    for (const name of [
      'NATS_URL',
      'SECRET_KEY',
      'CLOCK_OFFSET',
      'LEADS_DATABASE_URL',
      'STORAGE_URL',
      'SAMPLE_DATA',
    ]) {
      expect(problems.filter((line) => line.startsWith(name))).toHaveLength(1);
    }
    expect(problems.find((line) => line.startsWith('LEADS_DATABASE_URL'))).toContain('missing');
  });

  it('refuses a clock offset in production', () => {
    const settings = { NATS_URL: good.NATS_URL, CLOCK_OFFSET: 'P40D' };
    expect(readConfig(UnitConfig, settings).CLOCK_OFFSET).toBe(40 * 86_400_000);
    expect(problemsOf(() => readConfig(UnitConfig, { ...settings, NODE_ENV: 'production' }))).toEqual([
      'CLOCK_OFFSET: must not be set in production',
    ]);
    expect(
      problemsOf(() =>
        readConfig(serviceSettings('leads'), { ...good, CLOCK_OFFSET: 'P1D', NODE_ENV: 'production' }),
      ),
    ).toHaveLength(1);
  });

  it('removes the trailing slash of the origin and parses flags', () => {
    const schema = z.object({
      SITE_ORIGIN: siteOrigin,
      SAMPLE_DATA: flag,
      X_DATABASE_URL: z.optional(databaseUrl),
    });
    expect(readConfig(schema, { SITE_ORIGIN: 'https://a.example/', SAMPLE_DATA: '1' })).toEqual({
      SITE_ORIGIN: 'https://a.example',
      SAMPLE_DATA: true,
    });
  });
});
