/** Code of a server-rendered part, loaded only on demand. */
export interface LateCode {
  /** Resolves when the code has loaded: React keeps the server's markup of a suspended boundary until then. */
  readonly arrived: Promise<void>;
  /** Loads it; retries after a failure. False when it is not available. */
  fetch(): Promise<boolean>;
}

export function lateCode(load: () => Promise<unknown>): LateCode {
  let fetching: Promise<boolean> | null = null;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const attempt = async (): Promise<boolean> => {
    try {
      await load();
      // React reads these two properties and then does not suspend for a settled promise.
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
