/**
 * Pages whose URL contains a secret token or identifies one person. The URL alone grants access to the page,
 * so it must not appear in logs, in analytics or as the source of a form.
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

/** Query parameters that are secret or specific to one visit, on any page. */
export const secretQueryNames = ['token', 'session_id', 'preview', 'email', 'code'] as const;
