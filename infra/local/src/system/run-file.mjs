import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {object} RunFile `run.json`: what runs, for people's and other programs' eyes
 * @property {string} site
 * @property {string} gateway
 * @property {string} [mailbox]
 * @property {string} smtp
 * @property {string} payments
 * @property {string} nats
 * @property {string} database
 * @property {{ email: string, password: string }} admin
 * @property {Record<string, number>} pids the first process of each unit
 * @property {Record<string, string>} ops
 * @property {Record<string, number[]>} processes every process of each unit
 * @property {Record<string, string[]>} replicas the ops address of every process of each unit
 * @property {Record<string, string>} databases the connection of each service
 */

const fileIn = (/** @type {string} */ dataDir) => path.join(dataDir, 'run.json');

/** @param {string} dataDir @returns {Promise<RunFile | undefined>} */
export const readRunFile = (dataDir) => readFile(fileIn(dataDir), 'utf8').then(JSON.parse, () => undefined);

/** Written beside and renamed, so that no one ever reads half of it. @param {string} dataDir @param {RunFile} run */
export async function writeRunFile(dataDir, run) {
  const unfinished = `${fileIn(dataDir)}.new`;
  await writeFile(unfinished, `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, fileIn(dataDir));
}

/** @param {string} dataDir */
export const removeRunFile = (dataDir) => rm(fileIn(dataDir), { force: true });
