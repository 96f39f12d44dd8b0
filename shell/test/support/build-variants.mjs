import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRemote } from '@valam/mfe-kit/build/remote';
import { filesIn } from '@valam/mfe-kit/build/files';

// Builds variants of the test remotes with the real build. Input: a work folder, and JSON of `{ <variant>: { name, edits: {
// <text>: <text> } } }`. Output: JSON of `{ <variant>: manifest }`; the versions are written to
// `<work>/remotes/<name>/<version>`.
const [work, json] = process.argv.slice(2);
const result = {};
for (const [variant, { name, edits = {}, platform }] of Object.entries(JSON.parse(json))) {
  const folder = path.join(work, 'variants', variant, `mfe-${name}`);
  await cp(path.resolve(import.meta.dirname, `../remotes/mfe-${name}`), folder, { recursive: true });
  for (const file of await filesIn(folder)) {
    let text = await readFile(path.join(folder, file), 'utf8');
    for (const [from, to] of Object.entries(edits)) text = text.replace(from, to);
    await writeFile(path.join(folder, file), text);
  }
  const { version, folder: built } = await buildRemote(folder);
  const target = path.join(work, 'remotes', name, version);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(built, target);
  const manifest = JSON.parse(await readFile(path.join(target, 'manifest.json'), 'utf8'));
  result[variant] = { version, ...manifest, ...(platform ? { platform } : {}) };
}
process.stdout.write(JSON.stringify(result));
