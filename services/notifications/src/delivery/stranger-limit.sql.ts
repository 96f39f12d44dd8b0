export const countSent = `select count(*) as sent from mail where mailbox = $1 and template = any($2) and state <> 'suppressed'
         and requested_at > $3::timestamptz - interval '1 hour' and requested_at < $3::timestamptz + interval '1 hour'`;
