import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};
/** The one JSON file of a version that is public: what the federation's tools read. */
const manifests: Readonly<Record<string, string>> = { 'mf-manifest.json': 'application/json' };
const packed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface FoundFile {
  readonly file: string;
  readonly size: number;
  readonly encoding: string | null;
}

/** Serves the files of a folder forever: their names change whenever their content does. */
export async function serveImmutable(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  name: string,
): Promise<void> {
  const type = types[path.extname(name)] ?? manifests[path.basename(name)];
  const found = type && isPlain(name) ? await find(request, path.join(folder, name)) : null;
  if (!found || !type) {
    return sendNotFound(response);
  }
  response.writeHead(200, {
    'content-type': type,
    'content-length': found.size,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
    ...(found.encoding ? { 'content-encoding': found.encoding } : {}),
  });
  if (request.method === 'HEAD') return void response.end();
  await pipeline(createReadStream(found.file), response).catch(() => response.destroy());
}

export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('Not found');
}

/** No way out of the folder, nothing hidden. */
export const isPlain = (name: string): boolean =>
  name.split('/').every((part) => /^[\w@-][\w.@-]*$/.test(part));

async function find(request: IncomingMessage, file: string): Promise<FoundFile | null> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [encoding, ending] of packed) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const size = await sizeOf(file + ending);
    if (size !== null) return { file: file + ending, size, encoding };
  }
  const size = await sizeOf(file);
  return size === null ? null : { file, size, encoding: null };
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    const facts = await stat(file);
    return facts.isFile() ? facts.size : null;
  } catch {
    return null;
  }
}
