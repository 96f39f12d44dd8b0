/** Request of a page to the service worker, which alone stores pages. */
export interface KeeperRequest {
  readonly kind: 'keep' | 'let-go' | 'look';
  readonly path: string;
}

/** Time of the stored copy; null when there is none. */
export interface KeeperAnswer {
  readonly keptAt: string | null;
}
