import type { IncomingMessage, ServerResponse } from 'node:http';

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

export function sendHtml(response: ServerResponse, html: string, status: number = 200) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}

export function redirect(response: ServerResponse, location: string) {
  response.writeHead(303, { location });
  response.end();
}

const largestBody = 1_000_000;

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > largestBody) throw new Error('The body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const signs = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
} as Record<string, string>;

export const escapeHtml = (text: string | number | null | undefined) =>
  String(text ?? '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
