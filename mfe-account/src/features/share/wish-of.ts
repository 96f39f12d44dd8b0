import type { LinkWish } from './referral-link';

/** The requested link, from the query parameters. */
export const wishOf = (search: URLSearchParams): LinkWish => ({
  page: search.get('page') ?? '',
  channel: search.get('channel') ?? '',
  campaign: search.get('campaign') ?? '',
});
