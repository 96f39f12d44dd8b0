/** Retries work that runs into a lock timeout, because a concurrent job may hold the lock for longer. */
export async function inTurn(work: () => Promise<unknown>): Promise<void> {
  const isOver = (error: unknown): boolean => {
    if (String(error).includes('lock timeout')) return false;
    throw error;
  };
  while (!(await work().then(() => true, isOver)));
}
