/** @jest-environment node */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StaffCheck } from './staff';

let status: number;
let asked: number;
let gateway: http.Server;
let address: string;

beforeEach(async () => {
  [status, asked] = [200, 0];
  gateway = http.createServer((_request, response) => {
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ isStaff: true }));
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(() => {
  gateway.closeAllConnections();
  gateway.close();
});

describe('a staff member', () => {
  it('is recognized while the first replica of the gateway is replaced', async () => {
    const nobody = 'http://127.0.0.1:1';
    expect(await new StaffCheck([nobody, address]).isStaff('sid=1')).toBe(true);
  });

  it('is cached for half a minute', async () => {
    const staff = new StaffCheck([address]);
    expect([await staff.isStaff('sid=1'), await staff.isStaff('sid=1')]).toEqual([true, true]);
    expect(asked).toBe(1);
  });

  it('is not cached if the gateway is unavailable', async () => {
    const staff = new StaffCheck([address]);
    status = 503;
    expect(await staff.isStaff('sid=1')).toBe(false);
    status = 200;
    expect(await staff.isStaff('sid=1')).toBe(true);
  });
});
