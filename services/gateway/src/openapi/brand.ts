/** Name of the site for its API. */
export interface Brand {
  readonly name: string;
  readonly origin: string;
}
