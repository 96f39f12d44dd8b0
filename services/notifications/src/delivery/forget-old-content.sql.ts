export const forgetContent = `update mail set sealed_content = null
        where sealed_content is not null and requested_at < $1::timestamptz - $2 * interval '1 day'`;
