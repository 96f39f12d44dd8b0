import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toJSONSchema } from 'zod/mini';
import type * as z from 'zod/mini';
import type { EventContract, Route, Rpc, definedContracts as Defined } from '@valam/contracts/shared/define';
import type { Shape } from './compare-shapes.ts';

/** the parts of one contract that clients depend on */
export interface Description {
  /** by part: the body of a call, or params, query and body of a route */
  input?: Record<string, Shape>;
  output?: Shape;
  problems?: Record<string, string>;
  /** promises other than shapes */
  terms?: Terms;
}

export interface Terms {
  status?: number;
  access?: string;
  contentType?: string;
  idempotent?: boolean;
}
export type Descriptions = Record<string, Description>;

function shapeOf(schema: z.core.$ZodType, io: 'input' | 'output'): Shape {
  const { $schema: _dialect, ...shape } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape as Shape;
}

const describeRpc = (rpc: Rpc): Description => ({
  input: { message: shapeOf(rpc.input, 'input') },
  output: shapeOf(rpc.output, 'output'),
  problems: rpc.problems,
  terms: { idempotent: rpc.idempotent },
});

const describeEvent = (event: EventContract): Description => ({ output: shapeOf(event.payload, 'output') });

const describeRoute = (route: Route): Description => ({
  input: {
    params: shapeOf(route.params, 'input'),
    query: shapeOf(route.query, 'input'),
    body: shapeOf(route.body, 'input'),
  },
  output: shapeOf(route.output, 'output'),
  problems: route.problems,
  terms: {
    status: route.status,
    access: route.access,
    ...(route.contentType && { contentType: route.contentType }),
  },
});

const table = <T>(list: readonly T[], key: (one: T) => string, describe: (one: T) => Description) =>
  Object.fromEntries(
    list.map((one) => [key(one), describe(one)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** All contracts of a built package, keyed by the file they are released in. */
export async function describeContracts(dist: string): Promise<Record<string, Descriptions>> {
  const at = (file: string) => pathToFileURL(path.join(dist, file)).href;
  for (const file of globSync('**/*.{rpc,events,routes}.js', { cwd: dist })) await import(at(file));
  const { definedContracts } = (await import(at('shared/define.js'))) as { definedContracts: typeof Defined };
  const rpcs = definedContracts.rpcs();
  const events = definedContracts.events();
  const released: Record<string, Descriptions> = {
    routes: table(definedContracts.routes(), (route) => `${route.method} ${route.path}`, describeRoute),
  };
  for (const owner of new Set(rpcs.map((rpc) => rpc.subject.split('.')[0]))) {
    released[`rpcs.${owner}`] = table(
      rpcs.filter((rpc) => rpc.subject.startsWith(`${owner}.`)),
      (rpc) => rpc.subject,
      describeRpc,
    );
  }
  for (const owner of new Set(events.map((event) => event.subject.split('.')[1]))) {
    released[`events.${owner}`] = table(
      events.filter((event) => event.subject.startsWith(`evt.${owner}.`)),
      (event) => event.subject,
      describeEvent,
    );
  }
  return released;
}
