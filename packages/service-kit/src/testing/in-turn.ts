/** A concurrent job may hold a lock for longer than a service waits for one; then the work is retried. */
export async function inTurn(work: () => Promise<unknown>): Promise<void> {
  const isOver = (error: unknown): boolean => {
    if (String(error).includes('lock timeout')) return false;
    throw error;
  };
  while (!(await work().then(() => true, isOver)));
}
