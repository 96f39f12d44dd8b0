import { readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Exports = Readonly<Record<string, unknown>>;

/** By source file: the part of its exports that a page needs, or the error while reading them. */
export type ContractsByFile = Record<string, { exports?: Exports; error?: string }>;

// Runs as a separate process: prints the parts of contract routes and back-office definitions that pages need, as JSON. It reads
// the source of the contracts, whose relative imports name the compiled `.js` files.
const isOwn = (specifier: string, parent = ''): boolean =>
  specifier.startsWith('.') && !parent.includes('/node_modules/');
registerHooks({
  resolve: (specifier, context, next) =>
    next(isOwn(specifier, context.parentURL) ? specifier.replace(/\.js$/, '.ts') : specifier, context),
});

/** Reduces routes to method and path. */
const addresses = (module: Exports): Exports =>
  Object.fromEntries(
    Object.entries(module as Record<string, { method: string; path: string }>).map(
      ([name, { method, path: address }]) => [name, { method, path: address }],
    ),
  );

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value;

/** Removes schemas, whose fields a definition lists in `kinds`. */
const withoutSchemas = (module: Exports): Exports =>
  JSON.parse(
    JSON.stringify(module, (_key, value: unknown) => (isSchema(value) ? undefined : value)),
  ) as Exports;

const readers: readonly { readonly ending: string; readonly read: (module: Exports) => Exports }[] = [
  { ending: '.routes.ts', read: addresses },
  { ending: '.admin.ts', read: withoutSchemas },
];

const folder = process.argv[2] ?? '.';
const result: ContractsByFile = {};
for (const file of (await readdir(folder, { recursive: true })).sort()) {
  const reader = readers.find(({ ending }) => file.endsWith(ending));
  if (!reader) continue;
  const source = path.resolve(folder, file);
  try {
    result[source] = { exports: reader.read((await import(pathToFileURL(source).href)) as Exports) };
  } catch (error) {
    result[source] = { error: String(error instanceof Error ? error.stack : error) };
  }
}
process.stdout.write(JSON.stringify(result));
