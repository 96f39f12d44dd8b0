import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { namesEtag } from '@valam/contracts/shared/etag';

/** For a document for one visitor, who waits for the compression: half the time for a fourteenth more bytes. */
const ownQuality = 2;
/** For a cacheable document, which is compressed once for many visitors. */
const sharedQuality = 5;
const gzipLevel = 5;

type Packer = readonly [encoding: string, pack: (html: Buffer, isShared: boolean) => Promise<Buffer>];

const packers: readonly Packer[] = [
  [
    'br',
    (html, isShared) =>
      promisify(brotliCompress)(html, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isShared ? sharedQuality : ownQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        },
      }),
  ],
  ['gzip', (html) => promisify(gzip)(html, { level: gzipLevel })],
];

/** Sends a whole document in an encoding that the browser accepts. Status and headers are already set. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  html: Buffer,
): Promise<void> {
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  response.setHeader('etag', etag);
  if (response.statusCode === 200 && namesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const packer = packers.find(([encoding]) => new RegExp(`\\b${encoding}\\b`).test(accepted));
  const isShared = String(response.getHeader('cache-control')).startsWith('public');
  const body = packer ? await packer[1](html, isShared) : html;
  if (packer) response.setHeader('content-encoding', packer[0]);
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
