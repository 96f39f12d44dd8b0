import { readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface RouteAddress {
  readonly method: string;
  readonly path: string;
}

/** Per source file: its routes by name, or why they could not be read. */
export type RoutesByFile = Record<string, { routes?: Record<string, RouteAddress>; error?: string }>;

// Run as a process of its own: prints the address of every contract route as JSON, read from the contracts' source,
// whose relative imports name the files that will be built.
const isOwn = (specifier: string, parent = ''): boolean =>
  specifier.startsWith('.') && !parent.includes('/node_modules/');
registerHooks({
  resolve: (specifier, context, next) =>
    next(isOwn(specifier, context.parentURL) ? specifier.replace(/\.js$/, '.ts') : specifier, context),
});

const folder = process.argv[2] ?? '.';
const files = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith('.routes.ts'))
  .sort();
const result: RoutesByFile = {};
for (const file of files) {
  const source = path.resolve(folder, file);
  try {
    const module = (await import(pathToFileURL(source).href)) as Record<string, RouteAddress>;
    result[source] = {
      routes: Object.fromEntries(
        Object.entries(module).map(([name, { method, path: address }]) => [name, { method, path: address }]),
      ),
    };
  } catch (error) {
    result[source] = { error: String(error instanceof Error ? error.stack : error) };
  }
}
process.stdout.write(JSON.stringify(result));
