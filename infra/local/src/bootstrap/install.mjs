import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry */

/** @param {string} file @returns {Record<string, LockEntry>} */
function entriesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Whether node_modules matches the lockfile. npm records what it has installed, so the two lists are compared instead
 * of trusting a marker file of our own.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = entriesOf(path.join(root, 'package-lock.json'));
  const present = entriesOf(path.join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, optional, devOptional, link }]) => {
      const there = present[place];
      if (!there) return Boolean(optional || devOptional);
      return link ? there.link : there.version === version;
    });
}

/**
 * Installs from the lockfile unless node_modules already matches it.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const since = Date.now();
  console.log('• installing dependencies (npm ci, about a minute)');
  /** @type {Buffer[]} */
  const said = [];
  const code = await new Promise((resolve, reject) => {
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // With NODE_ENV=production, npm would skip the dev dependencies that build and test the system.
      env: { ...process.env, NODE_ENV: 'development' },
    });
    const progress = setInterval(
      () => console.log(`  still installing, ${Math.round((Date.now() - since) / 1000)} s`),
      15_000,
    );
    npm.stdout.on('data', (chunk) => said.push(chunk));
    npm.stderr.on('data', (chunk) => said.push(chunk));
    npm.once('error', reject);
    npm.once('exit', (exit) => {
      clearInterval(progress);
      resolve(exit);
    });
  });
  if (code !== 0) {
    console.error(Buffer.concat(said).toString());
    console.error('npm ci failed. Check the connection to the package registry and start again.');
    process.exit(1);
  }
  console.log(`  installed in ${Math.round((Date.now() - since) / 1000)} s`);
}
