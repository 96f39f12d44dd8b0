import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toJSONSchema } from 'zod/mini';

/**
 * @typedef {object} Description one contract, as its users depend on it
 * @property {Record<string, unknown>} [input] by part: the body of a call, or params, query and body of a route
 * @property {unknown} [output]
 * @property {Record<string, string>} [problems]
 * @property {Record<string, unknown>} [terms] what else was promised
 */
/** @typedef {Record<string, Description>} Descriptions */

/** @param {any} schema @param {'input' | 'output'} io */
function shapeOf(schema, io) {
  const { $schema: _dialect, ...shape } = /** @type {any} */ (
    toJSONSchema(schema, { io, unrepresentable: 'any' })
  );
  return shape;
}

/** @param {any} rpc @returns {Description} */
const describeRpc = (rpc) => ({
  input: { message: shapeOf(rpc.input, 'input') },
  output: shapeOf(rpc.output, 'output'),
  problems: rpc.problems,
  terms: { idempotent: rpc.idempotent },
});

/** @param {any} event @returns {Description} */
const describeEvent = (event) => ({ output: shapeOf(event.payload, 'output') });

/** @param {any} route @returns {Description} */
const describeRoute = (route) => ({
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

/** @template T @param {readonly T[]} list @param {(one: T) => string} key @param {(one: T) => Description} describe */
const table = (list, key, describe) =>
  Object.fromEntries(
    list.map((one) => /** @type {const} */ ([key(one), describe(one)])).sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Every contract of a built package, by the file it is released in.
 * @param {string} dist
 * @returns {Promise<Record<string, Descriptions>>}
 */
export async function describeContracts(dist) {
  const at = (/** @type {string} */ file) => pathToFileURL(path.join(dist, file)).href;
  for (const file of globSync('**/*.{rpc,events,routes}.js', { cwd: dist })) await import(at(file));
  const { definedContracts } = await import(at('shared/define.js'));
  const rpcs = definedContracts.rpcs();
  const events = definedContracts.events();
  /** @type {Record<string, Descriptions>} */
  const released = {
    routes: table(definedContracts.routes(), (route) => `${route.method} ${route.path}`, describeRoute),
  };
  for (const owner of new Set(rpcs.map((/** @type {any} */ rpc) => rpc.subject.split('.')[0]))) {
    released[`rpcs.${owner}`] = table(
      rpcs.filter((/** @type {any} */ rpc) => rpc.subject.startsWith(`${owner}.`)),
      (rpc) => rpc.subject,
      describeRpc,
    );
  }
  for (const owner of new Set(events.map((/** @type {any} */ event) => event.subject.split('.')[1]))) {
    released[`events.${owner}`] = table(
      events.filter((/** @type {any} */ event) => event.subject.startsWith(`evt.${owner}.`)),
      (event) => event.subject,
      describeEvent,
    );
  }
  return released;
}
