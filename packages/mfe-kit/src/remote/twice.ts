const pauseMs = 600;

/** Loads code, with one retry: a phone that switches networks loses its in-flight requests. */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}
