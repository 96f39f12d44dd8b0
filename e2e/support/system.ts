import type { RunFile } from '@valam/local/system/run-file';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const runFile = path.resolve(process.env['RUN_FILE'] ?? path.join(root, '.data/run.json'));

/** The running system, from its run file. */
export const system = (): RunFile => JSON.parse(readFileSync(runFile, 'utf8')) as RunFile;

export const dataDir = path.dirname(runFile);

export const siteUrl = (): string => process.env['SITE_URL'] ?? system().site;
