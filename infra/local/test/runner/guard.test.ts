import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isAlive } from '../../src/processes.ts';
import { until } from '../../src/waiting.ts';

const guardFile = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../src/guard.ts');

/** A program that starts a child in its own process group and prints its pid. */
async function parent(ending: string, dir: string) {
  const code = `
    import { spawn } from 'node:child_process';
    import { startGuard } from ${JSON.stringify(pathToFileURL(guardFile).href)};
    const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    const guard = startGuard([${JSON.stringify(dir)}]);
    guard.watch([{ pid: child.pid, signal: 'TERM' }]);
    console.log(child.pid);
    ${ending}
    setInterval(() => {}, 1000);`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(program.stdout, 'data')) as [Buffer];
  return { program, child: Number(said.toString()) };
}

describe('the guard', () => {
  it('ends the children of a killed process and removes its directory', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'guarded-'));
    const { program, child } = await parent('', dir);
    expect(isAlive(child)).toBe(true);
    program.kill('SIGKILL');
    expect(await until(() => !isAlive(child) && !existsSync(dir), { timeoutMs: 10_000 })).toBe(true);
  });

  it('does nothing after it was released', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'guarded-'));
    const { program, child } = await parent('guard.release(); setTimeout(() => process.exit(0), 300);', dir);
    await once(program, 'exit');
    await until(() => false, { timeoutMs: 500 });
    expect([isAlive(child), existsSync(dir)]).toEqual([true, true]);
    process.kill(child, 'SIGKILL');
  });
});
