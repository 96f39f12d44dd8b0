import * as z from 'zod/mini';

/** The secret part of a private link. One that was cut off is simply unknown. */
export const Token = z.string().check(z.minLength(1), z.maxLength(200));

/** The header of that name: the same key and body is one effect. */
export const IdempotencyKey = z.nullable(z.string().check(z.minLength(1), z.maxLength(200)));

export const TokenParams = z.object({ token: Token });
