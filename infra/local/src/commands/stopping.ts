/**
 * Runs once when the person or the parent wants the program to end: Ctrl-C, a signal, or the parent's death.
 * Further requests while it stops change nothing.
 * @param stop resolves to whether the program may exit now; else it ends on its own soon
 */
export function whenAskedToStop(stop: () => Promise<boolean>) {
  let isStopping = false;
  const begin = async () => {
    if (isStopping) return;
    isStopping = true;
    try {
      if (await stop()) process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as NodeJS.Signals[]) process.on(signal, begin);
  process.on('disconnect', begin);
  // A terminal that has gone away makes writing fail; stopping properly matters more than saying so.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
