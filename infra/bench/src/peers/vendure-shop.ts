import { fork } from 'node:child_process';
import path from 'node:path';
import { json, send } from '@valam/testing/http';
import * as z from 'zod/mini';
import { freePort } from '@valam/local/ports';
import { end } from '@valam/local/processes';
import { connected, inDatabase } from '@valam/local/postgres/connection';
import { installedPeer } from './installed-peer.ts';

const database = 'bench_shop';

/** The products that `peers/shop/shop.mjs` imports. */
export const products = { seats: '1', lastSeats: '2' } as const;

export interface VendureShop {
  readonly pid: number;
  /** One order, from an empty cart to a settled payment. @returns its state, or why there is none */
  order(variant: string, who: string): Promise<string>;
  stop(): Promise<void>;
}

/** Vendure on the PostgreSQL server of the system, in a database of its own that is dropped again. */
export async function startVendureShop({
  server,
  lastSeats,
  log,
}: {
  server: string;
  lastSeats: number;
  log: (line: string) => void;
}): Promise<VendureShop> {
  const folder = await installedPeer('shop', { log });
  await onServer(server, `drop database if exists ${database} with (force)`, `create database ${database}`);
  const port = await freePort();
  const child = fork(path.join(folder, 'shop.mjs'), {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: inDatabase(server, database),
      LAST_SEATS: String(lastSeats),
      NODE_ENV: 'production',
      VENDURE_DISABLE_TELEMETRY: 'true',
    },
    silent: true,
  });
  const stop = async () => {
    if (child.pid) await end(child.pid);
    await onServer(server, `drop database if exists ${database} with (force)`);
  };
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.stdout?.resume();
  const isReady = await new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true));
    child.once('exit', () => resolve(false));
  });
  if (!isReady) {
    await stop();
    throw new Error(`the shop did not start: ${errors.slice(0, 1_000).trim()}`);
  }
  const address = `http://127.0.0.1:${port}/shop-api`;
  return { pid: child.pid ?? 0, order: (variant, who) => order(address, variant, who), stop };
}

const Result = z.object({
  data: z.object({
    result: z.object({ state: z.optional(z.string()), message: z.optional(z.string()) }),
  }),
});

/** The calls of a checkout, in the order of Vendure's guide to storefronts. */
async function order(address: string, variant: string, who: string): Promise<string> {
  let token = '';
  const ask = async (mutation: string): Promise<{ state?: string; message?: string }> => {
    const answer = await send(address, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: {
        query: `mutation { result: ${mutation} { ...on Order { state } ...on ErrorResult { message } } }`,
      },
    });
    token = String(answer.headers['vendure-auth-token'] ?? token);
    return (
      json(answer, Result)?.data.result ?? {
        message: `answered ${answer.status}: ${answer.text.slice(0, 200)}`,
      }
    );
  };
  const steps = [
    `addItemToOrder(productVariantId: "${variant}", quantity: 1)`,
    `setCustomerForOrder(input: { firstName: "Buyer", lastName: "${who}", emailAddress: "${who}@bench.example" })`,
    'setOrderShippingAddress(input: { streetLine1: "1 Lamp Street", city: "Chennai", postalCode: "600001", countryCode: "IN" })',
    'setOrderShippingMethod(shippingMethodId: ["1"])',
    'transitionOrderToState(state: "ArrangingPayment")',
    'addPaymentToOrder(input: { method: "card", metadata: {} })',
  ];
  let last: { state?: string; message?: string } = {};
  for (const step of steps) {
    last = await ask(step);
    if (!last.state) return last.message ?? 'no answer';
  }
  return last.state ?? '';
}

const onServer = (server: string, ...statements: readonly string[]): Promise<void> =>
  connected(server, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
