/**
 * The pages whose address holds a key, or names something of one person. Anyone who sees such an address could open the
 * page: it is not named in logs, in analytics or as the source of a form.
 */
export const privatePages = [
  '/booking/manage/:token',
  '/booking/quote/:token',
  '/booking/reminders-off/:token',
  '/booking/resume/:token',
  '/booking/review/:token',
  '/booking/share/:token',
  '/booking/waitlist/:token',
  '/dashboard/payouts/:payoutId',
  '/enquiry/:token',
  '/gift-cards/:token',
  '/newsletter/confirm/:token',
  '/newsletter/unsubscribe/:token',
  '/privacy/:token',
  '/reset-password/:token',
  '/roster/:token',
  '/verify-email/:token',
] as const;

/** Query parameters that are secret, or belong to one visit alone, on any page. */
export const secretQueryNames = ['token', 'session_id', 'preview', 'email', 'code'] as const;
