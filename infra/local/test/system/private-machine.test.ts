import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../src/checkout.ts';
import { openDataFolder, secretsFile } from '../../src/system/data-folder.ts';
import { folderOfTest } from '../../src/testing/folder.ts';
import { waves } from '../../src/units.ts';
import { sampleEnvironment } from './sample-environment.js';

const units = waves.flat();
const home = folderOfTest();

describe('ports opened by npm start', () => {
  it.each(units)('are bound to loopback: %s', (unit) => {
    expect(sampleEnvironment(unit)['HOST']).toBe('127.0.0.1');
  });

  it('are bound to SITE_ADDRESS for the balancer only, never for a unit', () => {
    const open = { SITE_ADDRESS: '0.0.0.0' };
    for (const unit of units) expect(sampleEnvironment(unit, open)['HOST']).toBe('127.0.0.1');
  });
});

it('only the owner can read the settings of compose, which contain every secret', async () => {
  const file = path.join(home(), '.env');
  const program = path.join(root, 'infra/docker/make-env.mjs');
  await promisify(execFile)('sh', ['-c', 'umask 022; "$0" "$1" >"$2"', process.execPath, program, file]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toMatch(/^LEADS_SECRET_KEY=\S{40,}$/m);
});

describe('the data directory', () => {
  const modeOf = async (dir: string) => (await stat(dir)).mode & 0o777;

  it('is created with access for its owner only', async () => {
    const dir = path.join(home(), 'a/b');
    await openDataFolder(dir);
    expect(await modeOf(dir)).toBe(0o700);
  });

  it('is restricted to its owner if an earlier start created it with a wider mode', async () => {
    const dir = path.join(home(), 'earlier');
    await mkdir(dir);
    await chmod(dir, 0o755);
    await writeFile(secretsFile(dir), '{}');
    await openDataFolder(dir);
    expect(await modeOf(dir)).toBe(0o700);
  });

  it('keeps its mode if it is not ours', async () => {
    const dir = path.join(home(), 'shared');
    await mkdir(dir);
    await chmod(dir, 0o755);
    await openDataFolder(dir);
    expect(await modeOf(dir)).toBe(0o755);
  });
});
