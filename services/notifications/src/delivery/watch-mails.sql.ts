export const oldestWaiting = `select min(coalesce(resent_at, requested_at)) as since from mail
        where state in ('queued', 'sending')`;
