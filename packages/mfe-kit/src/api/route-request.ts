import type { HttpRequest } from './http-client';

/** The part of a contract route that is bundled for the browser. */
export interface RouteAddress {
  readonly method: string;
  readonly path: string;
}

export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON; a file as it is. */
  readonly body?: unknown;
  /** Idempotency key: the same key and body have one effect. */
  readonly idempotencyKey?: string;
  /** The version that was read, for optimistic locking. */
  readonly ifMatch?: string | number;
}

/** Fills in a route's path and query and serializes the body, unless it is a file. */
export function requestOf(
  route: RouteAddress,
  parts: CallParts,
  csrfToken: string | null,
): Omit<HttpRequest, 'signal'> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const file = parts.body instanceof Blob ? parts.body : null;
  // Not every system sets the type of a file. The service detects the image format from the content.
  if (file) headers['content-type'] = file.type || 'image/jpeg';
  else if (parts.body !== undefined) headers['content-type'] = 'application/json';
  if (parts.idempotencyKey) headers['idempotency-key'] = parts.idempotencyKey;
  if (parts.ifMatch !== undefined) headers['if-match'] = String(parts.ifMatch);
  if (csrfToken && route.method !== 'GET') headers['x-csrf-token'] = csrfToken;
  return {
    method: route.method,
    path: `${fillPath(route.path, parts.params ?? {})}${queryString(parts.query ?? {})}`,
    headers,
    ...(file ? { file } : parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  };
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(textOf(value));
  });
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, textOf(item));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Only primitive values can be part of a URL. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new TypeError('An address holds texts, numbers and yes or no');
}

/** The parameter names of a path. */
export const paramNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
