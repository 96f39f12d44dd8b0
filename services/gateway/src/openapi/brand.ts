/** Whose API it is. */
export interface Brand {
  readonly name: string;
  readonly origin: string;
}
