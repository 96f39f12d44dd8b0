/**
 * @typedef {object} Call
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {Record<string, string>} params
 * @property {URL} url
 */
/** @typedef {(call: Call) => unknown} Handler */

/** @param {string} pattern `/v1/refunds/:id` */
function matcher(pattern) {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}

/**
 * Finds the handler of a request.
 * @param {Record<string, Handler>} table `'GET /path/:name'` → handler
 */
export function routes(table) {
  const list = Object.entries(table).map(([key, handler]) => {
    const [method, pattern = ''] = key.split(' ');
    return { method, match: matcher(pattern), handler };
  });
  return (/** @type {string} */ method, /** @type {string} */ path) => {
    for (const route of list) {
      const found = route.method === method ? route.match.exec(path) : null;
      if (!found) continue;
      const params = Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      return { handler: route.handler, params };
    }
    return undefined;
  };
}
