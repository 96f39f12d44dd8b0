import { closed, opened } from '@valam/registry/changes';
import { changeRegistry } from '@valam/registry/write-registry';
import { whoAmI } from './who.mjs';

/** @param {string} did @param {string} until */
const note = (did, until) => ({ by: whoAmI(), did, remote: 'every page', version: until });

/** @param {number} minutes @param {{ registryFile: string }} place @returns {Promise<Date>} when it is to be over */
export async function closeSite(minutes, { registryFile }) {
  const until = new Date(Date.now() + minutes * 60_000);
  await changeRegistry(
    registryFile,
    (registry) => closed(registry, until),
    note('maintenance on', until.toISOString()),
  );
  return until;
}

/** @param {{ registryFile: string }} place */
export async function openSite({ registryFile }) {
  await changeRegistry(registryFile, opened, note('maintenance off', ''));
}
