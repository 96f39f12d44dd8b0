import type { RequestedLink } from './referral-link';

/** Parses the requested link from the query parameters. */
export const requestedLink = (search: URLSearchParams): RequestedLink => ({
  page: search.get('page') ?? '',
  channel: search.get('channel') ?? '',
  campaign: search.get('campaign') ?? '',
});
