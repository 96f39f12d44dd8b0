import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};
/** The only public JSON file of a version, read by the federation devtools. */
const manifests: Readonly<Record<string, string>> = { 'mf-manifest.json': 'application/json' };
const packed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Timeout for the response headers of a bucket. The body may take as long as the visitor's connection needs. */
const limitMs = 5_000;

interface FoundFile {
  readonly size: number;
  open(): Readable;
}

interface PackedFile extends FoundFile {
  readonly encoding: string | null;
}

class StorageAway extends Error {}

type FindFile = (name: string) => Promise<FoundFile | null>;

/** Finds files in a folder, or below a URL such as that of a bucket. */
export const filesIn = (place: string, answerMs = limitMs): FindFile =>
  /^https?:/.test(place) ? filesAtAddress(place, answerMs) : filesInFolder(place);

interface WantedFile {
  readonly name: string;
  readonly find: FindFile;
  /** Called with the reason if the storage is unavailable. */
  readonly onAway: (reason: unknown) => void;
}

/** Serves files as immutable, because their names change with their content. */
export async function serveImmutable(
  request: IncomingMessage,
  response: ServerResponse,
  { name, find, onAway }: WantedFile,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end();
  const type = types[path.extname(name)] ?? manifests[path.basename(name)];
  if (!type || !isPlain(name)) return sendNotFound(response);
  let found: PackedFile | null;
  try {
    found = await findPacked(request, find, name);
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error;
    onAway(error);
    return sendText(response, 503, 'This file is temporarily unavailable');
  }
  if (!found) return sendNotFound(response);
  response.writeHead(200, {
    'content-type': type,
    'content-length': found.size,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
    ...(found.encoding ? { 'content-encoding': found.encoding } : {}),
  });
  const content = found.open();
  if (request.method === 'HEAD') {
    content.destroy();
    return void response.end();
  }
  await pipeline(content, response).catch(() => response.destroy());
}

const sendNotFound = (response: ServerResponse): void => sendText(response, 404, 'Not found');

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

/** True for a name without path traversal or hidden files. */
export const isPlain = (name: string): boolean =>
  name.split('/').every((part) => /^[\w@-][\w.@-]*$/.test(part));

async function findPacked(
  request: IncomingMessage,
  find: FindFile,
  name: string,
): Promise<PackedFile | null> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [encoding, ending] of packed) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const found = await find(name + ending);
    if (found) return { ...found, encoding };
  }
  const found = await find(name);
  return found && { ...found, encoding: null };
}

function filesInFolder(folder: string): FindFile {
  return async (name) => {
    const file = path.join(folder, name);
    try {
      const facts = await stat(file);
      return facts.isFile() ? { size: facts.size, open: () => createReadStream(file) } : null;
    } catch {
      return null;
    }
  };
}

function filesAtAddress(address: string, answerMs: number): FindFile {
  const base = address.replace(/\/$/, '');
  return async (name) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), answerMs);
    const answer = await fetch(`${base}/${name}`, {
      redirect: 'error',
      // Without compression in transfer, because compressed files are separate objects.
      headers: { 'accept-encoding': 'identity' },
      signal: late.signal,
    })
      .catch((error: unknown) => {
        throw new StorageAway(`${base} does not answer`, { cause: error });
      })
      .finally(() => clearTimeout(timer));
    const { body } = answer;
    // A bucket without list permission responds with 403 for a missing object.
    if (!body || [403, 404].includes(answer.status)) {
      await body?.cancel();
      return null;
    }
    if (!answer.ok) throw new StorageAway(`${base} answered ${answer.status} for ${name}`);
    return {
      size: Number(answer.headers.get('content-length')),
      open: () => Readable.fromWeb(body as ReadableStream<Uint8Array>),
    };
  };
}
