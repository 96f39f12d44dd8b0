import { changeRegistry } from '@valam/registry/write-registry';
import { execFile } from 'node:child_process';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { generate } from '../../infra/local/src/generate/generate.ts';
import { dataDir, root } from './system';

const run = promisify(execFile);

/** A second repository with a remote created by `npm run new`, and its release commands. */
export async function repositoryWithNewRemote(name: string) {
  const folder = path.join(root, '.cache/grown');
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'infra'), { recursive: true });
  await cp(path.join(root, 'CODEOWNERS'), path.join(folder, 'CODEOWNERS'));
  for (const part of ['infra/deploy', 'infra/local/src/command-line'])
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  await symlink(path.join(root, 'packages'), path.join(folder, 'packages'));
  await generate(['remote', name], folder);

  async function command(file: 'release' | 'promote', ...args: string[]): Promise<string> {
    const env = { ...process.env, DATA_DIR: dataDir, RELEASED_BY: 'journey' };
    const script = path.join(folder, `infra/deploy/src/commands/${file}.ts`);
    const { stdout } = await run(process.execPath, [script, ...args], { cwd: folder, env });
    return stdout;
  }
  return {
    /** Builds and publishes the remote; returns its version. */
    async release(): Promise<string> {
      const [line = ''] = (await command('release', name)).split('\n');
      return line.split(' ')[1] ?? '';
    },
    promote: (version: string) => command('promote', name, version),
  };
}

/** Removes a remote from the registry, as if it had never been released. */
export async function forgetRemote(name: string): Promise<void> {
  const note = { by: 'journey', did: 'forget', remote: name, version: '' };
  await changeRegistry(
    path.join(dataDir, 'remotes.json'),
    (registry) => {
      const { [name]: _gone, ...remotes } = registry.remotes;
      return { ...registry, remotes };
    },
    note,
  );
}
