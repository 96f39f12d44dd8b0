import * as z from 'zod/mini';

/** Shows a draft to anyone who has the signed token of a preview link. */
export const PreviewToken = z.optional(z.string().check(z.maxLength(300)));

/** The query of the preview routes, which are never cached. */
export const PreviewQuery = z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) });
