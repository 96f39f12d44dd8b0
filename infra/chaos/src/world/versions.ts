import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { json, send } from '@valam/testing/http';
import { Remotes } from '@valam/testing/routes';
import type { World } from './world.ts';

/** The live version of a remote. */
export async function liveVersion(world: World, remote: string): Promise<string> {
  const version = json(await send(`${world.site}/remotes.json`), Remotes)?.[remote]?.version;
  if (!version) throw new Error(`no version of ${remote} is live`);
  return version;
}

/** Replaces the registry, past the commands that check what they write. */
export async function putRegistry({ system }: World, text: string): Promise<void> {
  const file = path.join(system.dataDir, 'remotes.json');
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
}

/** Publishes a remote again under another version, which also replaces the version inside its files. */
export async function publishedAgain(world: World, remote: string, version: string) {
  const next = createHash('sha256').update(`${version} ${world.tag}`).digest('hex').slice(0, 12);
  const folder = path.join(world.system.dataDir, 'remotes', remote, next);
  await cp(path.join(world.system.dataDir, 'remotes', remote, version), folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!/\.(js|mjs|json|css)$/.test(name)) continue;
    const text = await readFile(file, 'utf8');
    if (/manifest\.json$/.test(name) && text.includes(version))
      await writeFile(file, text.replaceAll(version, next));
  }
  return { next, folder };
}
