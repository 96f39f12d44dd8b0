import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * Searches the PATH for an executable.
 * @param extraDirs directories that are often missing from PATH
 */
export function findProgram(names: readonly string[], extraDirs: readonly string[] = []) {
  const dirs = [...(process.env.PATH ?? '').split(path.delimiter), ...extraDirs].filter(Boolean);
  for (const name of names) {
    for (const dir of dirs) {
      const file = path.join(dir, process.platform === 'win32' ? `${name}.exe` : name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}

/** The command that installs system packages without a prompt, or undefined where there is none. */
function installer() {
  if (!findProgram(['apt-get'], ['/usr/bin'])) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const mayAskNobody = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return mayAskNobody ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** No pipes: a server that the package starts would keep them open. */
function run([program = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const child = spawn(program, args, { stdio: 'ignore', env });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * Installs a package with apt, as root or through a sudo that asks for no password.
 * @returns whether it is installed now
 */
export async function installSystemPackage(name: string, log: (line: string) => void): Promise<boolean> {
  const apt = installer();
  if (!apt) return false;
  log(`installing ${name} with apt`);
  const install = [...apt, 'install', '-y', '--no-install-recommends', name];
  return (await run(install)) || ((await run([...apt, 'update'])) && (await run(install)));
}
