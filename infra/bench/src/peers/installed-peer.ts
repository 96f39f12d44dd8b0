import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@valam/local/checkout';
import { runProgram } from '@valam/local/check/run-steps';

/**
 * Installs a peer from `infra/bench/peers` into a folder of the cache, with the versions that its `package.json` pins and
 * without running install scripts, and builds it. Nothing is done when the same files are installed already.
 * @returns its folder
 */
export async function installedPeer(
  name: 'pages' | 'shop',
  { log, build }: { log: (line: string) => void; build?: readonly string[] },
): Promise<string> {
  const source = path.join(root, 'infra/bench/peers', name);
  const folder = path.join(root, '.cache/peers', name);
  const mark = path.join(folder, 'installed.txt');
  const version = fingerprint(source);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return folder;
  log(`installing the peer ${name} from the npm registry`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  if (build) await run(process.execPath, build, folder);
  writeFileSync(mark, version);
  return folder;
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.*', { cwd: folder }).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { isGood, output } = await runProgram(program, args, { cwd });
  if (!isGood) throw new Error(`${[program, ...args].join(' ')} failed: ${output.slice(-600)}`);
}
