import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  params: Record<string, string>;
  url: URL;
}
export type Handler = (call: Call) => unknown;

/** @param pattern `/v1/refunds/:id` */
function matcher(pattern: string) {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}

/** Undefined if a part is malformed, such as a lone percent sign: the route does not match then. */
function decoded(parts: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

/**
 * Finds the handler of a request.
 * @param table `'GET /path/:name'` → handler
 */
export function routes<H>(table: Record<string, H>) {
  const list = Object.entries(table).map(([key, handler]) => {
    const [method, pattern = ''] = key.split(' ');
    return { method, match: matcher(pattern), handler };
  });
  return (method: string, path: string) => {
    for (const route of list) {
      const found = route.method === method ? route.match.exec(path) : null;
      if (!found) continue;
      const params = decoded(found.groups ?? {});
      if (params) return { handler: route.handler, params };
    }
    return undefined;
  };
}
