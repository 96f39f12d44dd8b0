import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** Marks the command line of a guard process. */
export const guardName = 'valam-guard';

/**
 * Reads lists of `pid:signal`, each replacing the one before. When the pipe closes, it ends the processes of the last
 * list, first those with TERM, then those with INT, and removes the given directories.
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
 * A watchdog that outlives this process and cleans up after a crash: children in process groups of their own would
 * otherwise keep running when this process is killed.
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
    /** The shutdown was complete; nothing is left to clean up. */
    release() {
      child.stdin.end('done\n');
    },
  };
}

export type Guard = ReturnType<typeof startGuard>;
