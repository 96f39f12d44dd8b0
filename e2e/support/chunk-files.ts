import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from './system';

interface Registry {
  readonly remotes: Record<
    string,
    { current: { version: string; client: { chunks: Record<string, string[]> } } } | undefined
  >;
}

/** Where the browser asks for the chunk of a page or a slot of the version that is live. */
export async function chunkFiles(remote: string, chunk: string): Promise<RegExp> {
  const registry = JSON.parse(await readFile(path.join(dataDir, 'remotes.json'), 'utf8')) as Registry;
  const current = registry.remotes[remote]?.current;
  const files = current?.client.chunks[chunk];
  if (!files) throw new Error(`mfe-${remote} has no chunk ${chunk}`);
  return new RegExp(`/remotes/${remote}/${current.version}/(${files.join('|').replaceAll('.', '\\.')})$`);
}
