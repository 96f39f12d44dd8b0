/**
 * Retention of personal texts after their last change, as stated in the privacy policy. Travelers often inquire a season
 * or two before they come: after two years they inquire again. An applicant to host who was declined, or who has not
 * heard from us for a year, applies again.
 */
export const inquiriesKeptMonths = 24;
export const hostApplicationsKeptMonths = 12;

/** Bookings whose deposit was never paid are kept like an inquiry: tax law does not require them. */
export const unpaidBookingsKeptMonths = 24;

/**
 * Addresses that were typed to subscribe or sign up and never confirmed, after the last request to confirm.
 */
export const unconfirmedAddressesKeptDays = 30;

/** Required by tax law: eight years from the last payment or the end of the trip, whichever is later. */
export const bookingsKeptMonths = 96;

/** The audit log is kept as long as the financial records that it explains. */
export const auditKeptMonths = 96;

/** Backups of the databases. They still contain erased data until they are deleted. */
export const backupsKeptDays = 30;

/** The device cookie of a browser that has signed in, after its last sign-in. */
export const knownBrowsersKeptDays = 180;

/** Travelers' details, after the end of the trip. */
export const travellersKeptDays = 60;

/** Emails: the content is kept for resending only; the record that one was sent, for over a year. */
export const mailContentKeptDays = 30;
export const mailLogKeptDays = 400;
