import type { HttpRequest } from './http-client';

/** What the browser keeps of a contract route. */
export interface RouteAddress {
  readonly method: string;
  readonly path: string;
}

export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The same key and body is one effect, however often it is sent. */
  readonly idempotencyKey?: string;
  /** The version that was read, for writes that must not overwrite another's. */
  readonly ifMatch?: string | number;
}

/** Fills a route's path and query and writes the body down. */
export function requestOf(
  route: RouteAddress,
  parts: CallParts,
  csrfToken: string | null,
): Omit<HttpRequest, 'signal'> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (parts.body !== undefined) headers['content-type'] = 'application/json';
  if (parts.idempotencyKey) headers['idempotency-key'] = parts.idempotencyKey;
  if (parts.ifMatch !== undefined) headers['if-match'] = String(parts.ifMatch);
  if (csrfToken && route.method !== 'GET') headers['x-csrf-token'] = csrfToken;
  return {
    method: route.method,
    path: `${fillPath(route.path, parts.params ?? {})}${queryString(parts.query ?? {})}`,
    headers,
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
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

/** Only simple values have a place in an address. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new TypeError('An address holds texts, numbers and yes or no');
}

/** The names in a path that its parameters fill. */
export const paramNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
