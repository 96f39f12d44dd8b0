import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const runFile = path.resolve(process.env['RUN_FILE'] ?? path.join(root, '.data/run.json'));

interface RunFile {
  readonly site: string;
  readonly gateway: string;
  readonly mailbox?: string;
  readonly payments?: string;
  readonly ops: Readonly<Record<string, string>>;
  readonly databases: Readonly<Record<string, string>>;
  readonly admin: { readonly email: string; readonly password: string };
  readonly pids: Readonly<Record<string, number>>;
}

/** The running system, as it wrote itself down. */
export const system = (): RunFile => JSON.parse(readFileSync(runFile, 'utf8')) as RunFile;

export const dataDir = path.dirname(runFile);

export const siteUrl = (): string => process.env['SITE_URL'] ?? system().site;
