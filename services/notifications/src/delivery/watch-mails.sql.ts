/** An email requested later was taken: the server of this one's address puts it off, and no other waits for that. */
export const oldestWaiting = `select min(coalesce(resent_at, requested_at)) as since from mail
        where state in ('queued', 'sending') and coalesce(resent_at, requested_at) > coalesce(
          (select requested_at from mail where state = 'sent' order by requested_at desc limit 1), '-infinity')`;
