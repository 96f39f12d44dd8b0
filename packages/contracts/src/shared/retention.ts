/**
 * Retention of personal texts after their last change, as stated in the privacy policy. Travelers often inquire a season
 * or two before they come: after two years they inquire again. An applicant to host who was declined, or who has not
 * heard from us for a year, applies again.
 */
export const enquiriesKeptMonths = 24;
export const hostApplicationsKeptMonths = 12;

/** Bookings whose deposit was never paid are kept like an inquiry: no tax law asks for them. */
export const unpaidBookingsKeptMonths = 24;

/** Required by tax law: eight years from the last payment or the end of the trip, whichever is later. */
export const bookingsKeptMonths = 96;

/** The audit log says who did it as long as the records of money that it explains. */
export const auditKeptMonths = 96;
