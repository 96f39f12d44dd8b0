const pauseMs = 600;

/** Loads code. A phone that changes its network loses requests in flight, so one retry is worthwhile. */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}
