import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config';

const good = {
  PORT: '8080',
  GATEWAY_URL: 'http://127.0.0.1:8081/, http://127.0.0.1:8082',
  REGISTRY_FILE: '/data/remotes.json',
  REMOTES_DIR: '/data/remotes',
  SITE_ORIGIN: 'https://valam.example/',
  FORM_KEY: Buffer.alloc(32).toString('base64'),
};

describe('the configuration', () => {
  it('is parsed into typed values', () => {
    expect(readConfig(good)).toMatchObject({
      port: 8080,
      gateways: ['http://127.0.0.1:8081', 'http://127.0.0.1:8082'],
      siteOrigin: 'https://valam.example',
      renderers: 2,
    });
  });
  it('listens on localhost only, unless configured otherwise', () => {
    expect(readConfig(good)).toMatchObject({ host: '127.0.0.1', opsHost: '127.0.0.1' });
    expect(readConfig({ ...good, HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0', opsHost: '0.0.0.0' });
    expect(readConfig({ ...good, HOST: '0.0.0.0', OPS_HOST: '127.0.0.1' }).opsHost).toBe('127.0.0.1');
  });
  it('is rejected with all problems at once', () => {
    let message = '';
    try {
      readConfig({
        ...good,
        PORT: 'eighty',
        GATEWAY_URL: '',
        RENDERERS: '1',
        SITE_ORIGIN: 'valam',
        FORM_KEY: 'short',
      });
    } catch (error) {
      message = String(error);
    }
    for (const name of ['PORT', 'GATEWAY_URL', 'RENDERERS', 'SITE_ORIGIN', 'FORM_KEY'])
      expect(message).toContain(name);
    expect(message).toContain('GATEWAY_URL is missing. Set it.');
    expect(message).toContain('RENDERERS: must be at least 2');
    expect(message).not.toContain('Invalid input');
  });
  it.each(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])(
    'accepts the log level %s, like every other unit',
    (level) => {
      expect(readConfig({ ...good, LOG_LEVEL: level }).logLevel).toBe(level);
    },
  );
  it('has no third parties by default and rejects malformed ones', () => {
    expect(readConfig(good).thirdParties).toEqual({ tagManagerId: null, reviewsWidgetUrl: null });
    expect(() => readConfig({ ...good, GTM_ID: '"><script>' })).toThrow('GTM_ID');
    expect(() => readConfig({ ...good, REVIEWS_WIDGET_URL: 'javascript:alert(1)' })).toThrow(
      'REVIEWS_WIDGET_URL',
    );
  });
  it('accepts development remotes only in development', () => {
    const env = { ...good, DEV_REMOTES: 'catalog=http://localhost:3101/remote-entry.json' };
    expect(readConfig(env).devRemotes).toEqual({ catalog: 'http://localhost:3101/remote-entry.json' });
    expect(() => readConfig({ ...env, NODE_ENV: 'production' })).toThrow('DEV_REMOTES');
  });
  it('contains nothing of the default brand if another brand is configured', () => {
    const { brand } = readConfig({ ...good, BRAND_NAME: 'Sadhana Paths' });
    expect(JSON.stringify(brand)).not.toMatch(/valam|[\u0b80-\u0bff]/i);
    expect(brand).toMatchObject({ localName: null, email: 'namaste@sadhanapaths.example' });
    expect(readConfig(good).brand.localName).toEqual({ text: 'வலம்', lang: 'ta' });
  });
  it('requires a language for a name in another script', () => {
    const named = { ...good, BRAND_NAME: 'Sadhana', BRAND_LOCAL_NAME: 'साधना' };
    expect(readConfig({ ...named, BRAND_LOCAL_LANGUAGE: 'hi' }).brand.localName).toEqual({
      text: 'साधना',
      lang: 'hi',
    });
    expect(() => readConfig(named)).toThrow('BRAND_LOCAL_LANGUAGE');
    expect(() => readConfig({ ...named, BRAND_LOCAL_LANGUAGE: 'Hindi!' })).toThrow('BRAND_LOCAL_LANGUAGE');
  });
});
