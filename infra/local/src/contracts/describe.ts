import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toJSONSchema } from 'zod/mini';

/** one contract, as its users depend on it */
export interface Description {
  /** by part: the body of a call, or params, query and body of a route */
  input?: Record<string, unknown>;
  output?: unknown;
  problems?: Record<string, string>;
  /** what else was promised */
  terms?: Record<string, unknown>;
}
export type Descriptions = Record<string, Description>;

function shapeOf(schema: any, io: 'input' | 'output') {
  const { $schema: _dialect, ...shape } = toJSONSchema(schema, { io, unrepresentable: 'any' }) as any;
  return shape;
}

const describeRpc = (rpc: any): Description => ({
  input: { message: shapeOf(rpc.input, 'input') },
  output: shapeOf(rpc.output, 'output'),
  problems: rpc.problems,
  terms: { idempotent: rpc.idempotent },
});

const describeEvent = (event: any): Description => ({ output: shapeOf(event.payload, 'output') });

const describeRoute = (route: any): Description => ({
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

/** Every contract of a built package, by the file it is released in. */
export async function describeContracts(dist: string): Promise<Record<string, Descriptions>> {
  const at = (file: string) => pathToFileURL(path.join(dist, file)).href;
  for (const file of globSync('**/*.{rpc,events,routes}.js', { cwd: dist })) await import(at(file));
  const { definedContracts } = await import(at('shared/define.js'));
  const rpcs = definedContracts.rpcs();
  const events = definedContracts.events();
  const released: Record<string, Descriptions> = {
    routes: table(definedContracts.routes(), (route) => `${route.method} ${route.path}`, describeRoute),
  };
  for (const owner of new Set<string>(rpcs.map((rpc: any) => rpc.subject.split('.')[0]))) {
    released[`rpcs.${owner}`] = table(
      rpcs.filter((rpc: any) => rpc.subject.startsWith(`${owner}.`)),
      (rpc) => rpc.subject,
      describeRpc,
    );
  }
  for (const owner of new Set<string>(events.map((event: any) => event.subject.split('.')[1]))) {
    released[`events.${owner}`] = table(
      events.filter((event: any) => event.subject.startsWith(`evt.${owner}.`)),
      (event) => event.subject,
      describeEvent,
    );
  }
  return released;
}
