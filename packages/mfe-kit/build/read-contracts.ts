import { readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Exports = Readonly<Record<string, unknown>>;

/** Per source file: what a page needs of its exports, by name, or why they could not be read. */
export type ContractsByFile = Record<string, { exports?: Exports; error?: string }>;

// Run as a process of its own: prints what pages need of contract routes and of definitions of the back office as JSON,
// read from the contracts' source, whose relative imports name the files that will be built.
const isOwn = (specifier: string, parent = ''): boolean =>
  specifier.startsWith('.') && !parent.includes('/node_modules/');
registerHooks({
  resolve: (specifier, context, next) =>
    next(isOwn(specifier, context.parentURL) ? specifier.replace(/\.js$/, '.ts') : specifier, context),
});

/** Of a route its address. */
const addresses = (module: Exports): Exports =>
  Object.fromEntries(
    Object.entries(module as Record<string, { method: string; path: string }>).map(
      ([name, { method, path: address }]) => [name, { method, path: address }],
    ),
  );

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value;

/** Values without their schemas, whose fields a definition names in `kinds`. */
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
