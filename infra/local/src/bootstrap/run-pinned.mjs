import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { isNewEnough, refuseOldNode } from './node-version.mjs';

const passedOn = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {string} root */
function pinnedNode(root) {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = path.join(root, `node_modules/node-${platform}/bin/${name}`);
  return existsSync(file) ? file : undefined;
}

/** The installed Node if it is new enough, otherwise the pinned one. */
function chooseNode(/** @type {string} */ root) {
  if (isNewEnough()) return process.execPath;
  const pinned = pinnedNode(root);
  if (pinned) return pinned;
  console.error(
    `Node ${process.versions.node} is below 22.18 and npm ships no Node for ${process.platform}-${process.arch}: install Node 24 (https://nodejs.org).`,
  );
  return process.exit(1);
}

/**
 * Runs a program of the repository on a suitable Node after installing dependencies; every root command starts here.
 * Imports only Node's own modules, because no others may be installed yet.
 * @param {string} program a file, relative to the root
 * @param {string[]} args
 */
export async function runPinned(program, args) {
  refuseOldNode();
  const root = path.resolve(import.meta.dirname, '../../../..');
  await ensureInstalled(root);
  const node = chooseNode(root);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', path.join(root, program), ...args], {
    cwd: root,
    // The IPC channel closes when this process exits for any reason, which notifies the child.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of passedOn) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
