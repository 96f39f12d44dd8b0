/**
 * Graceful shutdown on SIGINT, SIGTERM, SIGHUP or the death of the parent process. Runs once; further signals are
 * ignored while it stops.
 * @param stop resolves to true if the program may exit now; otherwise it soon ends on its own
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
  // Writing to a closed terminal fails; that must not interrupt the shutdown.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
