import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Rolling update of a unit on one host: starts as many new replicas as there are old ones, and drains the old ones when
 * the new ones are ready. `TAG` is the version, as for compose.
 *
 *     TAG=4f2c1e9 node infra/docker/roll.mjs leads
 */
const unit = process.argv[2] ?? '';
const withDatabase = ['catalog', 'leads', 'identity', 'notifications'];
if (![...withDatabase, 'gateway', 'shell'].includes(unit) || process.argv.length > 3) {
  console.error('Name one unit: catalog, leads, identity, notifications, gateway, shell');
  process.exit(2);
}
const compose = (process.env.COMPOSE_BIN || 'docker compose').split(' ');
const engine = (process.env.ENGINE_BIN || 'docker').split(' ');
const readySeconds = 180;

/** @param {string[]} command */
function tried([program = '', ...args]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { isGood: status === 0, said: stdout.trim(), problem: stderr };
}

/** @param {string[]} command */
function run(command) {
  const { isGood, said, problem } = tried(command);
  if (!isGood) throw new Error(`${command.join(' ')} failed:\n${problem}`);
  return said;
}

/** The unit's running containers; with `--all`, exited ones too. */
const containers = (/** @type {string[]} */ ...options) =>
  run([...compose, 'ps', ...options, '--quiet', unit])
    .split('\n')
    .filter((line) => /^[0-9a-f]{12,}$/.test(line));

function remove(/** @type {string} */ container) {
  run([...engine, 'stop', '--time', '30', container]);
  run([...engine, 'rm', container]);
}

async function becomeReady(/** @type {string} */ container) {
  for (const end = Date.now() + readySeconds * 1_000; Date.now() < end; await pause(1_000)) {
    if (tried([...engine, 'exec', container, 'is-ready']).isGood) return true;
  }
  return false;
}

const old = containers();
// Compose would restart an exited container, of any release, instead of creating a new one.
for (const container of containers('--all')) if (!old.includes(container)) remove(container);
if (withDatabase.includes(unit)) {
  run([...compose, 'run', '--rm', '--no-deps', `migrate-${unit}`]);
  console.log(`• the database of ${unit} is up to date`);
}
const wanted = Math.max(old.length, 1);
run([
  ...compose,
  'up',
  '--detach',
  '--no-deps',
  '--no-build',
  '--no-recreate',
  '--scale',
  `${unit}=${old.length + wanted}`,
  unit,
]);
const fresh = containers().filter((container) => !old.includes(container));
// A container that exits immediately, such as one with a missing setting, is not in the list of running ones.
const isGood = fresh.length === wanted && (await Promise.all(fresh.map(becomeReady))).every(Boolean);
// Includes exited new containers: they would be restarted again and again.
const others = () => containers('--all').filter((container) => !old.includes(container));
for (const container of isGood ? old : others()) remove(container);
// The stream administrator uses the same image: an older version would not create this release's consumers.
if (isGood && unit === 'notifications')
  run([...compose, 'up', '--detach', '--no-deps', '--no-build', 'streams']);
if (!isGood) console.error(`${unit} did not become ready within ${readySeconds} s: the old replicas stay`);
else console.log(`• ${unit} runs ${fresh.length} new replicas`);
process.exit(isGood ? 0 : 1);
