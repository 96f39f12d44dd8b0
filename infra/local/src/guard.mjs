import { spawn } from 'node:child_process';

/**
 * Reads lists of `pid:signal`, each replacing the one before. When the pipe closes, what is on the last list is
 * ended in order, and the given directories go with it.
 */
const script = `
while read -r list; do last=$list; done
[ "$last" = done ] && exit
for entry in $last; do
  pid=\${entry%%:*}
  kill -"\${entry##*:}" "$pid" 2>/dev/null || continue
  tries=0
  while kill -0 "$pid" 2>/dev/null && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
  kill -9 "$pid" 2>/dev/null
done
[ $# -gt 0 ] && rm -rf "$@"
`;

/**
 * Somebody who outlives this process, however it ends, and then takes down what it has started: children that are in
 * groups of their own would otherwise stay when this process is killed.
 * @param {readonly string[]} [dirs] removed as well
 */
export function startGuard(dirs = []) {
  const child = spawn('sh', ['-c', script, 'guard', ...dirs], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.once('error', () => {});
  child.stdin.on('error', () => {});
  child.unref();
  /** @type {import('node:net').Socket} */ (child.stdin).unref();
  return {
    /** In the order in which they are to end. @param {readonly { pid: number | undefined, signal: 'INT' | 'TERM' }[]} processes */
    watch(processes) {
      const list = processes.filter(({ pid }) => pid).map(({ pid, signal }) => `${pid}:${signal}`);
      child.stdin.write(`${list.join(' ')}\n`);
    },
    /** Everything has been taken down properly. */
    release() {
      child.stdin.end('done\n');
    },
  };
}

/** @typedef {ReturnType<typeof startGuard>} Guard */
