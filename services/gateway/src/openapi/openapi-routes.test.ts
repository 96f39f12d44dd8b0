import { describe, expect, it } from '@jest/globals';
import { listToursRoute } from '@valam/contracts/catalog/tour.routes';
import fastify from 'fastify';
import { serveOpenApi } from './openapi-routes.js';

const brand = { name: 'Valam', origin: 'https://valam.example' };

/**
 * The number of example requests to the API while its description is requested this many times concurrently.
 */
async function examplesRead(requests: number): Promise<number> {
  const server = fastify();
  let read = 0;
  server.get(listToursRoute.path, () => {
    read += 1;
    return [];
  });
  serveOpenApi(server, brand);
  const responses = await Promise.all(
    Array.from({ length: requests }, () => server.inject('/api/openapi.json')),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: requests }, () => 200));
  await server.close();
  return read;
}

describe('the API description', () => {
  it('is generated once for concurrent requests', async () => {
    expect(await examplesRead(1)).toBe(1);
    expect(await examplesRead(5)).toBe(1);
  });
});
