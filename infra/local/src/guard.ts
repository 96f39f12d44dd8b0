import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** How a guard is recognized among other processes. */
export const guardName = 'valam-guard';

/**
 * Reads lists of `pid:signal`, each replacing the one before. When the pipe closes, what is on the last list is
 * ended, those told to TERM before those told to INT, and the given directories go with it.
 */
const script = `
end_all() {
  for entry in $last; do
    [ "\${entry##*:}" = "$1" ] && kill -"$1" "\${entry%%:*}" 2>/dev/null
  done
  for entry in $last; do
    [ "\${entry##*:}" = "$1" ] || continue
    tries=0
    while kill -0 "\${entry%%:*}" 2>/dev/null && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
    kill -9 "\${entry%%:*}" 2>/dev/null
  done
}
while read -r list; do last=$list; done
[ "$last" = done ] && exit
end_all TERM
end_all INT
[ $# -gt 0 ] && rm -rf "$@"
`;

/**
 * Someone who outlives this process, however it ends, and then takes down what it has started: children that are in
 * groups of their own would otherwise stay when this process is killed.
 * @param dirs removed as well
 */
export function startGuard(dirs: readonly string[] = []) {
  const child = spawn('sh', ['-c', script, guardName, ...dirs], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.once('error', () => {});
  child.stdin.on('error', () => {});
  child.unref();
  (child.stdin as Socket).unref();
  return {
    pid: child.pid,
    watch(processes: readonly { pid: number | undefined; signal: 'INT' | 'TERM' }[]) {
      const list = processes.filter(({ pid }) => pid).map(({ pid, signal }) => `${pid}:${signal}`);
      child.stdin.write(`${list.join(' ')}\n`);
    },
    /** Everything has been taken down properly. */
    release() {
      child.stdin.end('done\n');
    },
  };
}

export type Guard = ReturnType<typeof startGuard>;
