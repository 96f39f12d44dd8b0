import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Registry } from '@valam/registry/schema';
import { ClientFailures } from './client-failures';
import { createLog } from './log';
import { createMetrics } from './metrics';

const registry = {
  remotes: { booking: { current: { version: '2', paths: ['/booking/manage/:token', '/contact-us'] } } },
} as unknown as Registry;
const link = '81271b2c4d5e4f60918273645546372a-1-WihcmwT6qLr0Zk3vB9xYpA';

async function reported(...bodies: object[]) {
  const lines: string[] = [];
  const metrics = createMetrics({
    version: '1',
    ready: () => 1,
    occupancy: () => 0,
    remotes: () => registry.remotes,
  });
  const failures = new ClientFailures({
    log: createLog('info', (line) => lines.push(line) > 0),
    registry: () => registry,
    onFailure: (remote) => metrics.countFailure(remote, 'browser'),
  });
  const response = { writeHead: () => ({ end: () => undefined }) } as unknown as ServerResponse;
  for (const body of bodies) {
    const request = Readable.from([Buffer.from(JSON.stringify(body))]) as unknown as IncomingMessage;
    await failures.take(request, response);
  }
  const text = await metrics.registry.getSingleMetricAsString('shell_remote_failures_total');
  return { log: lines.join(''), series: text.split('\n').filter((line) => line.startsWith('shell_')) };
}

describe('a failure of a remote that a browser reports', () => {
  it('is counted only under names in the registry', async () => {
    const invented = Array.from({ length: 50 }, (_, i) => ({ remote: `name-${i}`, message: 'x', path: '/' }));
    const { series, log } = await reported(
      ...invented,
      { remote: '__proto__', message: 'x', path: '/' },
      { remote: 'booking', message: 'x', path: '/' },
    );
    expect(series).toEqual(['shell_remote_failures_total{remote="booking",side="browser",unit="shell"} 1']);
    expect(log).not.toContain('name-');
  });

  it('is logged without the token in its URL or message', async () => {
    const { log } = await reported({
      remote: 'booking',
      message: `TypeError: no answer for /api/bookings/${link}`,
      path: `/booking/manage/${link}`,
    });
    expect(log).toContain('/booking/manage/:token');
    expect(log).not.toContain(link);
  });
});
