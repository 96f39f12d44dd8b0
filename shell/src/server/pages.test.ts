/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyRegistry } from '@valam/registry/schema';
import { Pages, type PagesOptions } from './pages';

const renderingMs = 150;
let folder: string;
let renderer: { socket: string; agent: http.Agent; inFlight: number };
let abandoned: number;
let rendering: http.Server;
let site: http.Server;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  renderer = { socket: path.join(folder, 'r.sock'), agent: new http.Agent({ keepAlive: true }), inFlight: 0 };
  abandoned = 0;
  rendering = http.createServer((request, response) => {
    request.resume();
    response.once('close', () => (abandoned += response.writableFinished ? 0 : 1));
    setTimeout(() => response.end(Buffer.alloc(1_000_000)), renderingMs);
  });
  const pages = new Pages({
    pool: { pick: () => renderer, ready: 1 },
    adoption: { isAdopted: () => true, isQuarantined: () => false, lastGood: () => null },
    registry: () => emptyRegistry,
    watch: { used: () => undefined },
    brand: { name: 'Valam', email: '' },
  } as unknown as PagesOptions);
  const facts = { trace: { id: '0', header: '' }, headers: {} };
  site = http.createServer((request, response) => void pages.answer(request, response, facts));
  await new Promise<void>((resolve) => rendering.listen(renderer.socket, resolve));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  renderer.agent.destroy();
  for (const server of [site, rendering]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true, force: true });
});

const open = (method: string): http.ClientRequest => {
  const { port } = site.address() as AddressInfo;
  const call = http.request({ port, host: '127.0.0.1', method, agent: false });
  call.on('error', () => undefined);
  call.end();
  return call;
};

describe('a page whose visitor leaves before it has been rendered', () => {
  it('is given up, and no longer counts as in flight', async () => {
    const call = open('GET');
    while (renderer.inFlight === 0) await pause(5);
    call.destroy();
    await pause(2 * renderingMs);
    expect([renderer.inFlight, abandoned]).toEqual([0, 1]);
  });

  it('no longer counts as in flight after its form was handled', async () => {
    const call = open('POST');
    while (renderer.inFlight === 0) await pause(5);
    call.destroy();
    await pause(2 * renderingMs);
    expect(renderer.inFlight).toBe(0);
  });
});
