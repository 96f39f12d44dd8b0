/** What a page asks of the service worker, which alone keeps pages. */
export interface KeeperRequest {
  readonly kind: 'keep' | 'let-go' | 'look';
  readonly path: string;
}

/** When the copy was taken that is kept now; null when there is none. */
export interface KeeperAnswer {
  readonly keptAt: string | null;
}
