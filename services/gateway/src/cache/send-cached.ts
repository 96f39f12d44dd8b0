import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesEtag } from '@valam/contracts/shared/etag';
import type { CachedBody } from './micro-cache.js';

/** Sends the cached response, or 304 if the client already has it. */
export function sendCached(request: IncomingMessage, response: ServerResponse, found: CachedBody): void {
  if (namesEtag(request.headers['if-none-match'], found.etag)) {
    response.writeHead(304, { etag: found.etag, 'cache-control': found.control }).end();
    return;
  }
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': found.body.length,
      etag: found.etag,
      'cache-control': found.control,
    })
    .end(found.body);
}
