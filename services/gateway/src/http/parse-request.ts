import type { Route } from '@valam/contracts/shared/define';
import { fieldKinds } from '@valam/contracts/shared/field-kind';
import { invalidFields } from '@valam/contracts/shared/problem';
import { unstorableAt } from '@valam/contracts/shared/storable';
import { fieldMessage } from '@valam/service-kit/text/field-message';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const maxKeyLength = 200;

/** Parses path, query and body by the contract; errors are reported field by field. */
export function parseRequest(route: Route, request: FastifyRequest) {
  const fields: Record<string, string> = emptyNumbers(route, request.query);
  const parse = (schema: z.core.$ZodType, value: unknown): unknown => {
    const unstorable = unstorableAt(value);
    if (unstorable !== null) fields[unstorable] ??= 'This holds a character that cannot be stored.';
    const result = z.safeParse(schema, value);
    if (result.success) return result.data;
    for (const issue of result.error.issues)
      fields[issue.path.map(String).join('.') || '_'] ??= fieldMessage(issue, value);
    return undefined;
  };
  const parsed = {
    params: parse(route.params, request.params),
    query: parse(route.query, request.query),
    body: parse(route.body, request.body ?? undefined),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  return parsed;
}

/** A number parameter that is empty, as in `?maxPrice=`: coerced to zero, it would match nothing. */
function emptyNumbers({ query: schema }: Route, query: unknown): Record<string, string> {
  const empty = Object.entries(query ?? {}).filter(([, value]) => typeof value === 'string' && !value.trim());
  if (empty.length === 0) return {};
  const kinds = fieldKinds(schema);
  const numbers = empty.filter(([name]) => kinds[name]?.kind === 'number');
  return Object.fromEntries(numbers.map(([name]) => [name, 'Send a number.']));
}

export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = headerOf(request, 'idempotency-key');
  if (key && key.length > maxKeyLength) {
    throw invalidFields({ 'Idempotency-Key': `At most ${maxKeyLength} characters.` });
  }
  return key || null;
}

/** Parses the version: `If-Match: "3"` and `If-Match: 3` are both version 3. */
export function ifMatchOf(request: FastifyRequest): number | null {
  const text = headerOf(request, 'if-match');
  if (!text) return null;
  const [, number] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(text.trim()) ?? [];
  if (!number) throw invalidFields({ 'If-Match': 'Give the version that was read.' });
  return Number(number);
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
