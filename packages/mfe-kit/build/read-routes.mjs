import './run-typescript.mjs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Run as a process of its own: prints the address of every contract route as JSON, read from the contracts' source.
const folder = process.argv[2] ?? '.';
const files = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith('.routes.ts'))
  .sort();
/** @type {Record<string, { routes?: Record<string, { method: string, path: string }>, error?: string }>} */
const result = {};
for (const file of files) {
  const source = path.resolve(folder, file);
  try {
    const module = await import(pathToFileURL(source).href);
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
