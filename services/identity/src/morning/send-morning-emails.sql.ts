/** SQL condition: an owner who wants the email of the day `$2`, which has not been queued yet. */
export const isDue = `role = 'owner' and wants_morning_email and not is_blocked and email_verified
  and morning_email_day is distinct from`;
