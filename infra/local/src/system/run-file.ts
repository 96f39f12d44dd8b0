import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../write-whole.ts';

/** `run.json`: describes the running system to people and other programs */
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

export const writeRunFile = (dataDir: string, run: RunFile) =>
  writeWhole(fileIn(dataDir), `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });

export const removeRunFile = (dataDir: string) => rm(fileIn(dataDir), { force: true });
