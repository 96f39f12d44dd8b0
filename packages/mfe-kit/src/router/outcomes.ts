import { redirect as redirection } from 'react-router';

/** What a page needs cannot be had just now. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** The answer to a loader that found nothing, as React Router knows it. */
export const missing = (): Response => new Response(null, { status: 404 });

/** Ends a loader: what was asked for does not exist. */
export function notFound(): never {
  throw missing();
}

/** Ends a loader: the answer is elsewhere. */
export function redirect(to: string, status: 301 | 302 | 303 | 307 | 308 = 302): never {
  throw redirection(to, status);
}
