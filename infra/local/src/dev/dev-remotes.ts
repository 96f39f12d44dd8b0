import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../checkout.ts';
import { freePort } from '../ports.ts';
import { end } from '../processes.ts';
import type { ChildProcess } from 'node:child_process';

/** Starts a development server with hot reloading for each remote. */
export async function startDevRemotes(folders: readonly string[], say: (line: string) => void) {
  const started: { name: string; port: number; child: ChildProcess }[] = [];
  for (const folder of folders) {
    const port = await freePort();
    const child = spawn(
      process.execPath,
      ['packages/mfe-kit/build/dev-command.ts', folder, '--port', String(port)],
      {
        cwd: root,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => line.trim() && say(`${folder} │ ${line}`));
    }
    started.push({ name: folder.replace('mfe-', ''), port, child });
  }
  return {
    /** In the format of the shell's environment variable. */
    entries: started.map(({ name, port }) => `${name}=http://localhost:${port}/remote-entry.json`).join(','),
    async stop() {
      await Promise.all(started.map(async ({ child }) => child.pid && end(child.pid)));
    },
  };
}
