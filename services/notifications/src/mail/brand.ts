/** The sender of an email. */
export interface Brand {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly origin: string;
}
