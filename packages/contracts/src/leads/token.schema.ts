import * as z from 'zod/mini';

/** The secret part of a private link. */
export const Token = z.string().check(z.minLength(16), z.maxLength(200));

/** The header of that name: the same key and body is one effect. */
export const IdempotencyKey = z.nullable(z.string().check(z.minLength(1), z.maxLength(200)));

export const TokenParams = z.object({ token: Token });
