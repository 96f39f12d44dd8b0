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

interface Made {
  readonly documents: Promise<Documents>;
  /** How often responses had been withdrawn before the examples were read. */
  readonly withdrawals: number;
  freshUntil: number;
}

/**
 * `/api/openapi.json` and `/api/docs`, generated on the first request, once for all concurrent ones, and again
 * as soon as `withdrawals` has increased: the examples name people, who may have been erased.
 */
export function serveOpenApi(fastify: FastifyInstance, brand: Brand, withdrawals: () => number): void {
  let made: Made | undefined;
  const makeNow = (): Made => {
    const making: Made = {
      withdrawals: withdrawals(),
      documents: make(fastify, brand),
      freshUntil: Number.POSITIVE_INFINITY,
    };
    making.documents.then(
      (done) => (making.freshUntil = done.freshUntil),
      () => (making.freshUntil = 0),
    );
    return making;
  };
  const isFresh = (one: Made): boolean =>
    one.withdrawals === withdrawals() && one.freshUntil > performance.now();
  const documents = (): Promise<Documents> => {
    if (!made || !isFresh(made)) made = makeNow();
    return made.documents;
  };
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
