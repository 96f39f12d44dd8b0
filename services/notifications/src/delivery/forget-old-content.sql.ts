/** The subject is content too: it names who wrote, paid or gets a gift card, and an erasure of that person cannot find it. */
export const forgetContent = `update mail set sealed_content = null, subject = null
        where (sealed_content is not null or subject is not null)
          and requested_at < $1::timestamptz - $2 * interval '1 day'`;
