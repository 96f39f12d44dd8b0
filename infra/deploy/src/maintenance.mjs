import '../../../packages/mfe-kit/build/run-typescript.mjs';
import { whoAmI } from './who.mjs';

const { closed, opened } = await import('../../../shell/src/remotes/registry-changes.ts');
const { readRegistry, writeRegistry } = await import('../../../shell/src/remotes/registry-file.ts');

/** @param {string} did @param {string} until */
const change = (did, until) => ({ by: whoAmI(), did, remote: 'every page', version: until });

/** @param {number} minutes @param {{ registryFile: string }} place @returns {Promise<Date>} when it is to be over */
export async function closeSite(minutes, { registryFile }) {
  const until = new Date(Date.now() + minutes * 60_000);
  const registry = closed(await readRegistry(registryFile), until);
  await writeRegistry(registryFile, registry, change('maintenance on', until.toISOString()));
  return until;
}

/** @param {{ registryFile: string }} place */
export async function openSite({ registryFile }) {
  await writeRegistry(registryFile, opened(await readRegistry(registryFile)), change('maintenance off', ''));
}
