/** Code of a part that the server has rendered, not fetched before it is wanted. */
export interface LateCode {
  /** Settles when the code is there: React keeps the server's markup of a boundary that waits for it. */
  readonly arrived: Promise<void>;
  /** Fetches it; again when the time before has failed. False when it cannot be had. */
  fetch(): Promise<boolean>;
}

export function lateCode(load: () => Promise<unknown>): LateCode {
  let fetching: Promise<boolean> | null = null;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const attempt = async (): Promise<boolean> => {
    try {
      await load();
      // React reads these two and then does not wait a moment for what is already there.
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
