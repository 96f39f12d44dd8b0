/** What stands between a part of the page that the server rendered and the code that makes it live. */
export interface Gate {
  /** Settles when the code is there; a component that waits for it keeps the server's markup meanwhile. */
  readonly ended: Promise<void>;
  /** Has the code fetched; again when the time before has failed. */
  open(): void;
  /** The part is live now: React has taken it over. */
  tellLive(): void;
  onLive(listener: () => void): void;
  onFailure(listener: () => void): void;
  /** Without its code the markup is of no use, and something else is to stand in its place. */
  readonly isUselessWithout: boolean;
}

export function createGate(
  load: () => Promise<unknown>,
  { isUselessWithout = false }: { isUselessWithout?: boolean } = {},
): Gate {
  let isUnderway = false;
  let settle: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (settle = resolve));
  const live: (() => void)[] = [];
  const failed: (() => void)[] = [];
  return {
    ended,
    open() {
      if (isUnderway) return;
      isUnderway = true;
      load().then(settle, () => {
        isUnderway = false;
        for (const listener of failed) listener();
      });
    },
    tellLive() {
      for (const listener of live.splice(0)) listener();
    },
    onLive: (listener) => void live.push(listener),
    onFailure: (listener) => void failed.push(listener),
    isUselessWithout,
  };
}
