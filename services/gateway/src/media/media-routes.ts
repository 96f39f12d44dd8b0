import { namesEtag } from '@valam/contracts/shared/etag';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { routeUnknown } from '../http/gateway-problems.js';
import { wantedPicture } from './media-address.js';
import type { PictureServer } from './picture-server.js';

/**
 * Shared caches revalidate after an hour, so that an erased picture disappears from them; browsers keep what
 * they have displayed.
 */
const forEver = 'public, max-age=31536000, s-maxage=3600, immutable';
/** The exact size may be available soon. */
const forAMoment = 'public, max-age=10';

/** `/media/<key>/<width>.<format>`: not part of the JSON API, so it is registered beside Nest's controllers. */
export function serveMedia(fastify: FastifyInstance, pictures: PictureServer): void {
  fastify.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const wanted = wantedPicture(request.params['*']);
    if (!wanted) throw routeUnknown();
    const exact = exactEtag(wanted);
    if (
      !wanted.isStandIn &&
      namesEtag(request.headers['if-none-match'], exact) &&
      (await pictures.exists(wanted))
    )
      return notModified(reply, exact);
    const picture = await pictures.open(wanted);
    if (!picture) throw routeUnknown();
    return reply
      .header('etag', picture.etag)
      .header('cache-control', picture.isExact && !wanted.isStandIn ? forEver : forAMoment)
      .header('content-length', picture.size)
      .type(picture.contentType)
      .send(picture.stream);
  });
}

/**
 * A key is a hash of the picture's bytes, so browsers can cache it forever. The server confirms it only while
 * it exists, because pictures of erased people are deleted.
 */
const exactEtag = ({ key, width, format }: { key: string; width: number; format: string }): string =>
  `"${key}-${width}-${format}"`;

function notModified(reply: FastifyReply, etag: string): FastifyReply {
  return reply.code(304).header('etag', etag).header('cache-control', forEver).send();
}
