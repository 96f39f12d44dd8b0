import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoaderContext } from '@rspack/core';
import ts from 'typescript';
import type { ContractsByFile } from './read-contracts.ts';

const contractsFolder = path.resolve(import.meta.dirname, '../../contracts/src');

/**
 * Shrinks contracts in page bundles: unused schemas are removed, a route is reduced to its method and path, and a
 * back-office definition to the kinds of its fields.
 *
 * Each top-level call is marked as pure, because bundlers must otherwise keep function calls. A `*.routes` or `*.admin` module
 * runs once at build time and is replaced by its plain values, so that no validation code reaches a page that only makes
 * calls.
 */
export default function contractsLoader(this: LoaderContext, source: string): string | undefined {
  if (!/\.(?:routes|admin)\.ts$/.test(this.resourcePath)) return withPureValues(source, this.resourcePath);
  const done = this.async();
  exportsOf(this.resourcePath).then(
    (values) => done(null, constants(values)),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
  return undefined;
}

let lastReading: { at: number; contracts: Promise<ContractsByFile> } | null = null;

/** Reads all contracts at once, and again only after the requested file has changed. */
async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { mtimeMs } = await stat(file);
  if (!lastReading || mtimeMs > lastReading.at) lastReading = { at: Date.now(), contracts: readContracts() };
  const { exports, error } = (await lastReading.contracts)[file] ?? { error: `${file} was not found` };
  if (!exports) throw new Error(error);
  return exports;
}

async function readContracts(): Promise<ContractsByFile> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', path.join(import.meta.dirname, 'read-contracts.ts'), contractsFolder],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as ContractsByFile;
}

const constants = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
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
