/** Lazy-loaded code of a server-rendered part. */
export interface LateCode {
  /** Resolves when the code has loaded; until then React keeps the server's markup of the suspended boundary. */
  readonly arrived: Promise<void>;
  /** Loads the code, or retries after a failure. False if it is not available. */
  fetch(): Promise<boolean>;
}

export function lateCode(load: () => Promise<unknown>): LateCode {
  let fetching: Promise<boolean> | null = null;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const attempt = async (): Promise<boolean> => {
    try {
      await load();
      // React reads these two properties, so `use` does not suspend on this settled promise.
      void Object.assign(arrived, { status: 'fulfilled', value: undefined });
      arrive();
      return true;
    } catch {
      fetching = null;
      return false;
    }
  };
  return { arrived, fetch: () => (fetching ??= attempt()) };
}
