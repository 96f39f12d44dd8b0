import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataDir, root } from './system';

const run = promisify(execFile);
const env = { ...process.env, DATA_DIR: dataDir, RELEASED_BY: 'journey' };

/** Builds a remote with a changed text and publishes it, without promoting it. Returns its version. */
export async function publishChanged(remote: string, from: RegExp, to: string): Promise<string> {
  const folder = path.join(root, `.cache/changed/mfe-${remote}`);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, `mfe-${remote}`), folder, {
    recursive: true,
    filter: (file) => !/\/(dist|test)$/.test(file),
  });
  let changes = 0;
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: folder })) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const changed = text.replace(from, to);
    if (changed !== text) changes++;
    await writeFile(path.join(folder, file), changed);
  }
  if (changes === 0) throw new Error(`${String(from)} is nowhere in mfe-${remote}`);
  const { stdout } = await run(process.execPath, ['build.mjs'], { cwd: folder });
  const version = stdout.trim();
  await cp(path.join(folder, 'dist', version), path.join(dataDir, 'remotes', remote, version), {
    recursive: true,
  });
  return version;
}

/** Runs a release command against the running system. */
export async function release(command: 'promote' | 'rollback', ...args: string[]): Promise<string> {
  const program = path.join(root, `infra/deploy/src/commands/${command}.ts`);
  const { stdout } = await run(process.execPath, [program, ...args], { cwd: root, env });
  return stdout;
}
