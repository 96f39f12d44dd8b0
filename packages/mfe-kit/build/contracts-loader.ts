import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoaderContext } from '@rspack/core';
import ts from 'typescript';
import type { RouteAddress, RoutesByFile } from './read-routes.ts';

const contractsFolder = path.resolve(import.meta.dirname, '../../contracts/src');

/**
 * Contracts in a page's bundle: schemas that no one reads fall out, and of a route only its address stays.
 *
 * Each top-level value is wrapped into a call marked as pure, because bundlers must otherwise keep what calls a
 * function. A `*.routes` module is run once during the build and replaced by `{ method, path }` objects, so that no
 * validation code reaches a page that only makes calls.
 */
export default function contractsLoader(this: LoaderContext, source: string): string | undefined {
  if (!this.resourcePath.endsWith('.routes.ts')) return withPureValues(source, this.resourcePath);
  const done = this.async();
  routesOf(this.resourcePath).then(
    (routes) => done(null, addressesOf(routes)),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
  return undefined;
}

let lastReading: { at: number; routes: Promise<RoutesByFile> } | null = null;

/** All routes are read at once; again only when the file asked for has changed since. */
async function routesOf(file: string): Promise<Record<string, RouteAddress>> {
  const { mtimeMs } = await stat(file);
  if (!lastReading || mtimeMs > lastReading.at) lastReading = { at: Date.now(), routes: readRoutes() };
  const { routes, error } = (await lastReading.routes)[file] ?? { error: `${file} was not found` };
  if (!routes) throw new Error(error);
  return routes;
}

async function readRoutes(): Promise<RoutesByFile> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', path.join(import.meta.dirname, 'read-routes.ts'), contractsFolder],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as RoutesByFile;
}

const addressesOf = (routes: Readonly<Record<string, RouteAddress>>): string =>
  Object.entries(routes)
    .map(
      ([name, { method, path: address }]) =>
        `export const ${name} = ${JSON.stringify({ method, path: address })};`,
    )
    .join('\n');

function withPureValues(source: string, file: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const values = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .flatMap(({ initializer }) =>
      initializer && ts.isCallExpression(skipWrapping(initializer)) ? [initializer] : [],
    );
  let result = source;
  for (const value of values.reverse()) {
    const [start, end] = [value.getStart(), value.getEnd()];
    result = `${result.slice(0, start)}/*#__PURE__*/ (() => (${result.slice(start, end)}))()${result.slice(end)}`;
  }
  return result;
}

function skipWrapping(value: ts.Expression): ts.Expression {
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)
    ? skipWrapping(value.expression)
    : value;
}
