import * as z from 'zod/mini';

/** The secret part of a private link. A truncated one is treated as unknown. */
export const Token = z.string().check(z.minLength(1), z.maxLength(200));

/** The idempotency header: the same key and body have one effect. */
export const IdempotencyKey = z.nullable(z.string().check(z.minLength(1), z.maxLength(200)));

export const TokenParams = z.object({ token: Token });
