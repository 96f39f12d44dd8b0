import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import { freePort, isFree } from '../../src/ports.ts';

describe('a free port', () => {
  it('is outside the ephemeral range and was not assigned before', async () => {
    const ports = [];
    for (let n = 0; n < 300; n++) ports.push(await freePort());
    expect(new Set(ports).size).toBe(300);
    expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });

  it('can be bound once', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await isFree(port, '127.0.0.1')).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port, '127.0.0.1')).toBe(true);
  });
});
