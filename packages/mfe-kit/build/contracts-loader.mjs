import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';

const here = path.dirname(fileURLToPath(import.meta.url));
const contractsFolder = path.resolve(here, '../../contracts/src');

/**
 * Contracts in a page's bundle: schemas that nobody reads fall out, and of a route only its address stays.
 *
 * Each top-level value is wrapped into a call marked as pure, because bundlers must otherwise keep what calls a
 * function. A `*.routes` module is run once during the build and replaced by `{ method, path }` objects, so that no
 * validation code reaches a page that only makes calls.
 */
export default function contractsLoader(source) {
  if (!this.resourcePath.endsWith('.routes.ts')) return withPureValues(source, this.resourcePath);
  const done = this.async();
  routesOf(this.resourcePath).then(
    (routes) => done(null, addressesOf(routes)),
    (error) => done(error),
  );
}

/** @type {{ at: number, routes: Promise<Record<string, any>> } | null} */
let lastReading = null;

/** All routes are read at once; again only when the file asked for has changed since. */
async function routesOf(file) {
  const { mtimeMs } = await stat(file);
  if (!lastReading || mtimeMs > lastReading.at) lastReading = { at: Date.now(), routes: readRoutes() };
  const { routes, error } = (await lastReading.routes)[file] ?? { error: `${file} was not found` };
  if (error) throw new Error(error);
  return routes;
}

async function readRoutes() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', path.join(here, 'read-routes.mjs'), contractsFolder],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** @param {Record<string, { method: string, path: string }>} routes */
function addressesOf(routes) {
  return Object.entries(routes)
    .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })};`)
    .join('\n');
}

/** @param {string} source @param {string} file */
function withPureValues(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const values = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .map((declaration) => declaration.initializer)
    .filter((value) => value && ts.isCallExpression(skipWrapping(value)));
  let result = source;
  for (const value of values.reverse()) {
    const [start, end] = [value.getStart(), value.getEnd()];
    result = `${result.slice(0, start)}/*#__PURE__*/ (() => (${result.slice(start, end)}))()${result.slice(end)}`;
  }
  return result;
}

/** @param {ts.Expression} value @returns {ts.Expression} */
function skipWrapping(value) {
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)
    ? skipWrapping(value.expression)
    : value;
}
