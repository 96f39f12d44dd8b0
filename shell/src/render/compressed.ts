import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Quick rather than small: each page is compressed once, while a visitor waits. */
const brotliQuality = 4;
const gzipLevel = 5;

/** A target that compresses as the browser likes it and sends what it has at each flush. */
export function compressedTo(
  request: IncomingMessage,
  response: ServerResponse,
): Writable & { flush?: () => void } {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const packer = /\bbr\b/.test(accepted)
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : /\bgzip\b/.test(accepted)
      ? createGzip({ level: gzipLevel })
      : null;
  if (!packer) return response;
  response.setHeader('content-encoding', /\bbr\b/.test(accepted) ? 'br' : 'gzip');
  packer.pipe(response);
  packer.once('error', () => response.destroy());
  response.once('close', () => packer.destroy());
  return packer;
}
