import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listToursRoute } from '@valam/contracts/catalog/tour.routes';
import fastify, { type FastifyInstance } from 'fastify';
import { serveOpenApi } from './openapi-routes.js';

const brand = { name: 'Valam', origin: 'https://valam.example' };

let server: FastifyInstance;
/** How often the examples were read. */
let read: number;
let withdrawals: number;
/** Called when the examples are being read, which takes until the promise resolves. */
let onRead: () => Promise<void>;
beforeEach(() => {
  [read, withdrawals] = [0, 0];
  onRead = () => Promise.resolve();
  server = fastify();
  server.get(listToursRoute.path, async () => {
    read += 1;
    await onRead();
    return [];
  });
  serveOpenApi(server, brand, () => withdrawals);
});
afterEach(() => server.close());

const described = async (): Promise<number> => (await server.inject('/api/openapi.json')).statusCode;

describe('the API description', () => {
  it.each([1, 5])('is generated once for %i concurrent requests', async (requests) => {
    const statuses = await Promise.all(Array.from({ length: requests }, described));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(read).toBe(1);
  });

  it('is generated again after a response was withdrawn, because its examples may name an erased person', async () => {
    await described();
    withdrawals += 1;
    await described();
    expect(read).toBe(2);
    await described();
    expect(read).toBe(2);
  });

  it('is generated again if a response is withdrawn while the examples are read', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const reading = new Promise<void>((resolve) => {
      onRead = () => {
        resolve();
        return held;
      };
    });
    const before = described();
    await reading;
    withdrawals += 1;
    const after = described();
    release();
    await Promise.all([before, after]);
    expect(read).toBe(2);
  });
});
