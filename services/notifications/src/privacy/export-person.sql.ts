export const mailsOfPerson = `select template as kind, to_address as address, to_name as name, subject, state, requested_at as "requestedAt",
         sent_at as "sentAt" from mail where lower(to_address) = $1 order by requested_at, id limit $2 offset $3`;
