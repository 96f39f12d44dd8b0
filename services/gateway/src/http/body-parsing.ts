import { stripeWebhookRoute } from '@valam/contracts/leads/checkout.routes';
import { largestMessage } from '@valam/service-kit/nats/largest-message';
import type { FastifyInstance } from 'fastify';
import { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import { mostUploadBytes } from '@valam/contracts/catalog/upload-limits';
import { uploadOwnPhotoRoute } from '@valam/contracts/identity/profile.routes';
import { unsubscribeCalls } from '@valam/contracts/leads/one-click-unsubscribe';
import { uploadReviewPhotoRoute } from '@valam/contracts/leads/review.routes';
import { malformed, tooLarge, unsupportedBody } from './gateway-problems.js';

/**
 * Maximum size of a body. Records of the back office, such as articles, are longer than forms; they are
 * forwarded in one message.
 */
export const bodyLimits = {
  json: 64 * 1024,
  back_office: largestMessage,
  webhook: 512 * 1024,
  one_click: 4 * 1024,
  picture: mostUploadBytes,
} as const;
const maxDepth = 32;

export const largestBody = bodyLimits.back_office;

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw bytes, only for routes with a signature over them. */
    rawBody?: Buffer;
  }
}

/** JSON of bounded size and depth; raw bytes for the payment provider's webhook. */
export function parseBodies(fastify: FastifyInstance): void {
  fastify.decorateRequest('rawBody', undefined);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const length = Number(request.headers['content-length'] ?? 0);
    done(length > limitOf(request.url) ? tooLarge() : undefined);
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestBody },
    (request, body, done) => {
      const bytes = body as Buffer;
      if (bytes.length > limitOf(request.url)) return done(tooLarge());
      if (isWebhook(request.url)) request.rawBody = bytes;
      try {
        done(null, parseJson(bytes.toString('utf8')));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  // One-click unsubscribe of email clients posts a form with one field (RFC 8058). The URL alone identifies
  // the request.
  fastify.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: bodyLimits.one_click },
    (request, _body, done) => done(isOneClick(request.url) ? null : unsupportedBody(), undefined),
  );
  // Uploads are not buffered: they are streamed to the storage, which counts the bytes.
  fastify.addContentTypeParser(/^image\//, (request, content, done) => {
    if (isUpload(request.url)) done(null, content);
    else done(unsupportedBody());
  });
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (isTooDeep(text)) throw malformed('The JSON is nested too deeply.');
  try {
    return withoutPrototypes(JSON.parse(text));
  } catch {
    throw malformed('The body is not JSON.');
  }
}

/** Counts brackets outside of strings, before the text is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (isInString) {
      if (char === 0x5c) index++;
      else if (char === 0x22) isInString = false;
    } else if (char === 0x22) isInString = true;
    else if (char === 0x5b || char === 0x7b) {
      if (++depth > maxDepth) return true;
    } else if (char === 0x5d || char === 0x7d) depth--;
  }
  return false;
}

function withoutPrototypes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const key of Object.keys(value)) {
    if (key === '__proto__') throw new SyntaxError('forbidden key');
    withoutPrototypes((value as Record<string, unknown>)[key]);
  }
  return value;
}

const isWebhook = (url: string): boolean => url.split('?')[0] === stripeWebhookRoute.path;

/** Returns a function that checks whether a URL has the path of one of the routes. */
function pathOf(...routes: { readonly path: string }[]): (url: string) => boolean {
  const paths = routes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  return (url) => paths.some((path) => path.test(url.split('?')[0] ?? ''));
}
/** True for the path of a route whose body is a picture, filled in or not. */
export const isUpload = pathOf(uploadPictureRoute, uploadOwnPhotoRoute, uploadReviewPhotoRoute);
const isOneClick = pathOf(...Object.values(unsubscribeCalls));

function limitOf(url: string): number {
  if (isWebhook(url)) return bodyLimits.webhook;
  if (isUpload(url)) return mostUploadBytes;
  return url.startsWith('/api/admin/') ? bodyLimits.back_office : bodyLimits.json;
}
