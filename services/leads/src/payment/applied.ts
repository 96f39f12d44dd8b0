/** Result of processing an event of the provider. */
export interface Applied {
  readonly outcome: string;
  readonly bookingId: string | null;
}
