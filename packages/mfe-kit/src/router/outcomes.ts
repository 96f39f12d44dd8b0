import { redirect as redirection } from 'react-router';

/** Data that the page requires is temporarily unavailable. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** What a loader throws in React Router if the record does not exist. */
export const missing = (): Response => new Response(null, { status: 404 });

/** Ends a loader: the requested record does not exist. */
export function notFound(): never {
  throw missing();
}

/** Ends a loader with a redirect. */
export function redirect(to: string, status: 301 | 302 | 303 | 307 | 308 = 302): never {
  throw redirection(to, status);
}
