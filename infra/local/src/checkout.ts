import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this copy of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** What a file of it holds. */
export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * A directory outside the checkout, of this checkout only: two copies of the repository never meet there.
 * `/var/tmp` is preferred because it outlives a reboot, which a database kept there should as well.
 */
export function outsideDir() {
  const base = process.env.TMPDIR ?? (existsSync('/var/tmp') ? '/var/tmp' : tmpdir());
  return path.join(base, `valam-${shortHash(root)}`);
}
