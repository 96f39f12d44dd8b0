import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fingerprints } from '../../infra/local/src/build/fingerprint.ts';
import { workspaces } from '../../infra/local/src/build/workspaces.ts';
import { dataDir, root, system } from './system';

const built = path.join(root, '.cache/shell-development');

/** Builds the shell with React's development build, unless it is up to date. */
async function buildDevelopmentShell(): Promise<void> {
  const mark = path.join(built, 'fingerprint');
  const print = (await fingerprints(workspaces())).get('shell') ?? '';
  if ((await readFile(mark, 'utf8').catch(() => '')) === print) return;
  await promisify(execFile)(process.execPath, ['build.mjs', '--development'], {
    cwd: path.join(root, 'shell'),
  });
  await writeFile(mark, print);
}

/**
 * A second shell on the running system, with React's development build, which reports every hydration mismatch. It serves
 * the released remotes, or all `without` one, whose files are missing. `env` applies to this shell only.
 */
export async function startDevelopmentShell({
  without,
  env = {},
}: { without?: string; env?: Readonly<Record<string, string>> } = {}): Promise<{
  url: string;
  stop: () => Promise<void>;
}> {
  const remotes = path.join(dataDir, 'remotes');
  const fewer = without === undefined ? null : await allBut(remotes, without);
  await buildDevelopmentShell();
  const child = spawn(process.execPath, [path.join(built, 'server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      OPS_PORT: '',
      GATEWAY_URL: system().gateway,
      REGISTRY_FILE: path.join(dataDir, 'remotes.json'),
      REMOTES_DIR: fewer ?? remotes,
      SITE_ORIGIN: system().site,
      FORM_KEY: Buffer.alloc(32, 7).toString('base64'),
      DRAIN_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const found = /"shell is listening","port":(\d+)/.exec(text);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`The development shell did not start:\n${text}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      if (fewer) await rm(fewer, { recursive: true });
    },
  };
}

/** A folder with links to all remotes except one. */
async function allBut(remotes: string, missing: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'remotes-'));
  for (const name of await readdir(remotes))
    if (name !== missing) await symlink(path.join(remotes, name), path.join(folder, name));
  return folder;
}
