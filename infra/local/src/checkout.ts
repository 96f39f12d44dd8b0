import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * A directory outside the checkout that is unique to it, so that two checkouts never share one. `/var/tmp` is preferred
 * because it survives a reboot, as a database stored there should.
 */
export function outsideDir() {
  const base = process.env.TMPDIR ?? (existsSync('/var/tmp') ? '/var/tmp' : tmpdir());
  return path.join(base, `valam-${shortHash(root)}`);
}
