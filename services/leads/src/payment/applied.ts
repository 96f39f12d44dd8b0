/** What an event of the provider has led to. */
export interface Applied {
  readonly outcome: string;
  readonly bookingId: string | null;
}
