import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../checkout.ts';

/** Publish and subscribe permissions: the file of production, with the passwords of this data directory. */
const permissionsFile = path.join(root, 'infra/docker/nats/units.conf');

/** @param passwords by user name */
export async function permissions(passwords: Readonly<Record<string, string>>) {
  const shipped = await readFile(permissionsFile, 'utf8');
  return shipped.replace(/\$NATS_([A-Z]+)_PASSWORD/g, (_, unit: string) => {
    const password = passwords[unit.toLowerCase()];
    if (!password) throw new Error(`There is no password for ${unit.toLowerCase()}`);
    return JSON.stringify(password);
  });
}

/** The configuration common to all servers; the permissions are in `units.conf` next to it. */
export const configuration = (storeDir: string, port: number) => [
  `host: "127.0.0.1"`,
  `port: ${port}`,
  `jetstream { store_dir: ${JSON.stringify(storeDir)}, max_file_store: 10GB, max_memory_store: 256MB }`,
  `lame_duck_duration: "30s"`,
];

/** @param count number of accounts w1, w2, … that are isolated from each other */
export function accounts(count: number) {
  const one = (n: number) => `  W${n} { jetstream: enabled, users: [ { user: w${n}, password: w } ] }`;
  return ['accounts {', ...Array.from({ length: count }, (_, i) => one(i + 1)), '}'];
}
