import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `run.json`: what runs, for people's and other programs' eyes */
export interface RunFile {
  site: string;
  gateway: string;
  mailbox?: string;
  smtp: string;
  payments: string;
  nats: string;
  database: string;
  admin: { email: string; password: string };
  /** the first process of each unit */
  pids: Record<string, number>;
  ops: Record<string, string>;
  /** every process of each unit */
  processes: Record<string, number[]>;
  /** the ops address of every process of each unit */
  replicas: Record<string, string[]>;
  /** the connection of each service */
  databases: Record<string, string>;
  /** where the servers of a cluster say what they do */
  cluster?: string;
}

const fileIn = (dataDir: string) => path.join(dataDir, 'run.json');

export const readRunFile = (dataDir: string): Promise<RunFile | undefined> =>
  readFile(fileIn(dataDir), 'utf8').then(JSON.parse, () => undefined);

/** Written beside and renamed, so that no one ever reads half of it. */
export async function writeRunFile(dataDir: string, run: RunFile) {
  const unfinished = `${fileIn(dataDir)}.new`;
  await writeFile(unfinished, `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, fileIn(dataDir));
}

export const removeRunFile = (dataDir: string) => rm(fileIn(dataDir), { force: true });
