import type { LinkWish } from './referral-link';

/** What link an address asks for. */
export const wishOf = (search: URLSearchParams): LinkWish => ({
  page: search.get('page') ?? '',
  channel: search.get('channel') ?? '',
  campaign: search.get('campaign') ?? '',
});
