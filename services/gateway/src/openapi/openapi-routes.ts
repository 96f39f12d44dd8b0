import { createHash } from 'node:crypto';
import { definedContracts } from '@valam/contracts/shared/define';
import type { FastifyInstance } from 'fastify';
import type { Brand } from './brand.js';
import { docsPage, docsPolicy } from './docs-page.js';
import { openApiDocument } from './openapi-document.js';

const control = 'public, max-age=60';

/** `/api/openapi.json` and `/api/docs`, made once, when they are first asked for. */
export function serveOpenApi(fastify: FastifyInstance, brand: Brand): void {
  let made: { json: string; html: string; etag: string } | undefined;
  const documents = () => {
    if (made) return made;
    const document = openApiDocument(definedContracts.routes(), brand);
    const json = JSON.stringify(document);
    made = {
      json,
      html: docsPage(document),
      etag: `"${createHash('sha1').update(json).digest('base64url')}"`,
    };
    return made;
  };
  fastify.get('/api/openapi.json', (request, reply) => {
    const { json, etag } = documents();
    reply.header('etag', etag).header('cache-control', control);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  fastify.get('/api/docs', (_request, reply) =>
    reply
      .header('cache-control', control)
      .header('content-security-policy', docsPolicy)
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(documents().html),
  );
}
