import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../checkout.ts';

const version = '2.12.15';
/** SHA-256 of the release archives, as published beside them. */
const sums = {
  'linux-amd64': '58ab8131f819263897e2fc38e503e1b755b63bcafeecc7d12582487df48ca15e',
  'linux-arm64': 'b724db99fefbf8f5c808baa82819ee50350aee9734017e4a478f7e545cef3ab6',
} as Record<string, string>;
const patienceMs = 60_000;

/**
 * Downloads the release archive to the cache and verifies its checksum.
 * @returns the executable, or undefined where it is not available
 */
export async function downloadNats(log: (line: string) => void): Promise<string | undefined> {
  const target = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const sum = sums[target];
  if (!sum) return undefined;
  const name = `nats-server-v${version}-${target}`;
  const home = path.join(root, '.cache/nats');
  const program = path.join(home, name, 'nats-server');
  if (existsSync(program)) return program;

  log(`downloading nats-server ${version}`);
  try {
    const url = `https://github.com/nats-io/nats-server/releases/download/v${version}/${name}.tar.gz`;
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) return undefined;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== sum) {
      log(`the downloaded ${name} is not the published one and was thrown away`);
      return undefined;
    }
    const unfinished = path.join(home, `unpacking-${process.pid}`);
    await mkdir(unfinished, { recursive: true });
    const archive = path.join(unfinished, 'archive.tar.gz');
    await writeFile(archive, bytes);
    await promisify(execFile)('tar', ['-xzf', archive, '-C', unfinished]);
    await rename(path.join(unfinished, name), path.join(home, name)).catch(() => {});
    await rm(unfinished, { recursive: true, force: true });
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}
