/** A message from a page to the service worker, which stores pages for offline use. */
export interface KeeperRequest {
  readonly kind: 'keep' | 'let-go' | 'look';
  readonly path: string;
}

/** The reply of the service worker: the time of the stored copy, or null. */
export interface KeeperAnswer {
  readonly keptAt: string | null;
}
