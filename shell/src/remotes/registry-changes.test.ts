import { describe, expect, it } from '@jest/globals';
import { closed, opened, promoted } from './registry-changes';
import type { RemoteManifest } from './registry';

const version = (name: string): RemoteManifest => ({
  name: 'booking',
  version: name,
  platform: 1,
  paths: [],
  slots: [],
  client: { entry: 'entry.js', chunks: {}, integrity: {} },
  server: { file: 'server.cjs' },
});

describe('a closed site', () => {
  const before = promoted({ remotes: {} }, version('1'));
  const until = new Date('2027-01-01T10:00:00Z');

  it('keeps what is released, and opens with it', () => {
    const shut = closed(before, until);
    expect(shut).toEqual({ ...before, maintenance: { until: '2027-01-01T10:00:00.000Z' } });
    expect(opened(shut)).toEqual(before);
  });

  it('stays closed while something is released', () => {
    const released = promoted(closed(before, until), version('2'));
    expect(released.maintenance).toEqual({ until: '2027-01-01T10:00:00.000Z' });
    expect(released.remotes['booking']?.current.version).toBe('2');
  });
});
