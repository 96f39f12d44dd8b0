import type { Route } from '@valam/contracts/shared/define';
import { FileContent } from '@valam/contracts/leads/booking.schema';
import { isParsedBy } from '@valam/service-kit/rpc/parsed';
import * as z from 'zod/mini';
import { documentPolicy } from '../http/security-headers.js';
import { cachedAnswer } from '../cache/cached-answer.js';
import type { CallOf } from '../http/call.js';

const jsonType = 'application/json; charset=utf-8';

/** Runs a method and serializes its result, checked by the contract. */
export async function answerOf(
  route: Route,
  call: CallOf,
  run: () => Promise<unknown>,
): Promise<string | Buffer> {
  if (route.cache) return cachedAnswer(route, call, async () => json(route, await run()));
  const output = await run();
  call.reply.header('cache-control', 'no-store');
  if (route.contentType) return file(route, call, route.contentType, output);
  call.reply.type(jsonType);
  return json(route, output);
}

function json(route: Route, output: unknown): string {
  return JSON.stringify(isParsedBy(output, route.output) ? output : z.parse(route.output, output));
}

/** A service returns files as base64, and text unchanged. */
function file(route: Route, { reply }: CallOf, contentType: string, output: unknown): string | Buffer {
  const content = z.parse(route.output, output);
  const parsed = z.safeParse(FileContent, content);
  reply.type(parsed.success ? parsed.data.contentType : contentType);
  if (!parsed.success) return String(content);
  reply.header('content-security-policy', documentPolicy);
  reply.header('content-disposition', `inline; filename="${parsed.data.filename.replace(/[^\w.-]+/g, '_')}"`);
  return Buffer.from(parsed.data.base64, 'base64');
}
