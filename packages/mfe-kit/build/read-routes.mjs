import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Run as a process of its own: prints the address of every contract route as JSON, read from the contracts' source.
// Their relative imports end in `.js`, as the built files have it; here they lead to the TypeScript beside.
registerHooks({
  resolve(specifier, context, next) {
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(fileURLToPath(source))) return next(source.href, context);
    }
    return next(specifier, context);
  },
});

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
