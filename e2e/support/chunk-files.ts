import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from './system';

interface Registry {
  readonly remotes: Record<string, { current: { client: { chunks: Record<string, string[]> } } } | undefined>;
}

/**
 * A pattern for the URLs of a page's or slot's chunk. It matches every version: the shell may serve the previous one for a
 * moment after a release, and its files have the same names.
 */
export async function chunkFiles(remote: string, chunk: string): Promise<RegExp> {
  const registry = JSON.parse(await readFile(path.join(dataDir, 'remotes.json'), 'utf8')) as Registry;
  const files = registry.remotes[remote]?.current.client.chunks[chunk];
  if (!files) throw new Error(`mfe-${remote} has no chunk ${chunk}`);
  return new RegExp(`/remotes/${remote}/[^/]+/(${files.join('|').replaceAll('.', '\\.')})$`);
}
