/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyRegistry } from '@valam/registry/schema';
import type { RendererSettings } from '../render/protocol';
import type { Log } from './log';
import { Pages, type PagesOptions } from './pages';
import { RendererPool } from './renderer-pool';

let folder: string;
let renderer: { socket: string; agent: http.Agent; inFlight: number };
let abandoned: number;
let haveLeft: number;
/** Finishes the rendering of the last requested page; undefined until it has started. */
let rendered: (() => void) | undefined;
let rendering: http.Server;
let site: http.Server;

const facts = { trace: { id: '0', header: '' }, headers: {} };
const optionsOf = (pool: unknown): PagesOptions =>
  ({
    pool,
    adoption: { isAdopted: () => true, isQuarantined: () => false, lastGood: () => null },
    registry: () => emptyRegistry,
    watch: { used: () => undefined },
    brand: { name: 'Valam', email: '' },
  }) as unknown as PagesOptions;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  renderer = { socket: path.join(folder, 'r.sock'), agent: new http.Agent({ keepAlive: true }), inFlight: 0 };
  abandoned = haveLeft = 0;
  rendered = undefined;
  rendering = http.createServer((request, response) => {
    request.resume();
    response.once('close', () => (abandoned += response.writableFinished ? 0 : 1));
    rendered = () => response.end(Buffer.alloc(1_000_000));
  });
  const pages = new Pages(optionsOf({ pick: () => renderer, ready: 1 }));
  site = http.createServer((request, response) => {
    response.once('close', () => (haveLeft += 1));
    void pages.answer(request, response, facts);
  });
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

describe('a page whose visitor disconnects before it is rendered', () => {
  it('is aborted, and no longer counts as in flight', async () => {
    const call = open('GET');
    while (!rendered) await pause(5);
    call.destroy();
    while (renderer.inFlight > 0 || abandoned === 0) await pause(5);
    expect([renderer.inFlight, abandoned]).toEqual([0, 1]);
  });

  it('no longer counts as in flight after its form was processed', async () => {
    const call = open('POST');
    while (!rendered) await pause(5);
    call.destroy();
    while (haveLeft === 0) await pause(5);
    rendered();
    while (renderer.inFlight > 0) await pause(5);
    expect(renderer.inFlight).toBe(0);
  });
});

describe('a page whose rendering process is killed', () => {
  it('is rendered by another process, even before the exit is known', async () => {
    const pool = new RendererPool({
      file: path.resolve(__dirname, '../../test/support/stand-in-renderer.mjs'),
      size: 2,
      log: { error: () => undefined } as unknown as Log,
      settings: {} as unknown as RendererSettings,
      env: { LATE: '{}' },
    });
    await pool.start();
    const pages = new Pages(optionsOf(pool));
    site.removeAllListeners('request');
    site.on('request', (request, response) => void pages.answer(request, response, facts));
    const call = open('GET');
    const killed = pool.pick();
    while (killed?.inFlight === 0) await pause(5);
    process.kill(Number(killed?.pid), 'SIGKILL');
    while (killed?.isReady) await pause(5);
    const other = pool.pick();
    expect(other).not.toBe(killed);
    while (other?.inFlight === 0) await pause(5);
    expect(other?.inFlight).toBe(1);
    call.destroy();
    await pool.close(1_000);
  });
});
