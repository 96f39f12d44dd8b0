/** Thrown by a loader: what was asked for does not exist. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** Thrown by a loader: the answer is elsewhere. */
export class Redirect extends Error {
  override readonly name = 'Redirect';
  constructor(
    readonly to: string,
    readonly status: 301 | 302 | 303 | 307 | 308 = 302,
  ) {
    super(`Redirect to ${to}`);
  }
}

/** Thrown by a loader: what the page needs cannot be had just now. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

export function notFound(what = 'The page'): never {
  throw new NotFound(`${what} was not found`);
}

export function redirect(to: string, status?: Redirect['status']): never {
  throw new Redirect(to, status);
}
