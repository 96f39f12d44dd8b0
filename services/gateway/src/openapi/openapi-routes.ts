import { createHash } from 'node:crypto';
import { definedContracts } from '@valam/contracts/shared/define';
import { namesEtag } from '@valam/contracts/shared/etag';
import type { FastifyInstance } from 'fastify';
import { describedRoutes } from './admin-routes.js';
import { docsPage, docsPolicy } from './docs-page.js';
import { openApiDocument, type Brand } from './openapi-document.js';
import { realAnswers } from './real-answers.js';

const control = 'public, max-age=60';

/** Examples are refreshed periodically; earlier if a service was down. */
const keptMs = { whole: 600_000, partly: 15_000 };

interface Documents {
  readonly json: string;
  readonly html: string;
  readonly etag: string;
  readonly freshUntil: number;
}

/** `/api/openapi.json` and `/api/docs`, generated on the first request, once for all concurrent ones. */
export function serveOpenApi(fastify: FastifyInstance, brand: Brand): void {
  let made: Documents | undefined;
  let making: Promise<Documents> | undefined;
  const makeOnce = async (): Promise<Documents> => {
    try {
      return (made = await make(fastify, brand));
    } finally {
      making = undefined;
    }
  };
  const documents = async (): Promise<Documents> =>
    made && made.freshUntil > performance.now() ? made : (making ??= makeOnce());
  fastify.get('/api/openapi.json', async (request, reply) => {
    const { json, etag } = await documents();
    reply.header('etag', etag).header('cache-control', control);
    if (namesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  fastify.get('/api/docs', async (_request, reply) =>
    reply
      .header('cache-control', control)
      .header('content-security-policy', docsPolicy)
      .type('text/html; charset=utf-8')
      .send((await documents()).html),
  );
}

async function make(fastify: FastifyInstance, brand: Brand): Promise<Documents> {
  const routes = definedContracts.routes();
  const { answers, isWhole } = await realAnswers(fastify, routes);
  const document = openApiDocument(describedRoutes(routes), brand, answers);
  const json = JSON.stringify(document);
  return {
    json,
    html: docsPage(document),
    etag: `"${createHash('sha1').update(json).digest('base64url')}"`,
    freshUntil: performance.now() + (isWhole ? keptMs.whole : keptMs.partly),
  };
}
