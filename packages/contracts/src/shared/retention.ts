/**
 * How long what people wrote is kept after its last change; the privacy policy says the same. Someone who travels with
 * us often asks a season or two before they come: after two years they ask again. A person who wants to host and has not heard
 * from us for a year, or was declined, applies again.
 */
export const enquiriesKeptMonths = 24;
export const hostApplicationsKeptMonths = 12;

/** What tax law asks for: eight years from the last payment or the end of the trip, whichever is later. */
export const bookingsKeptMonths = 96;
