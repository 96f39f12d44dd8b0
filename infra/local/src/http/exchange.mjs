/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @param {Response} response @param {number} status @param {unknown} body @param {Record<string, string>} [headers] */
export function sendJson(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** @param {Response} response @param {string} html @param {number} [status] */
export function sendHtml(response, html, status = 200) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}

/** @param {Response} response @param {string} location */
export function redirect(response, location) {
  response.writeHead(303, { location });
  response.end();
}

const largestBody = 1_000_000;

/** @param {Request} request @returns {Promise<string>} */
export async function readBody(request) {
  /** @type {Buffer[]} */
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > largestBody) throw new Error('The body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const signs = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
});

/** @param {unknown} text */
export const escapeHtml = (text) => String(text ?? '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
