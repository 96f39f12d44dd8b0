import { changeOwnProfileRoute } from '@valam/contracts/identity/profile.routes';
import type { Route } from '@valam/contracts/shared/define';
import { Problem } from '@valam/contracts/shared/problem';
import * as z from 'zod/mini';
import { isUpload } from '../http/body-parsing.js';
import { gatewayProblems } from '../http/gateway-problems.js';
import { problemStatus } from '../http/problem-status.js';
import { jsonSchema, type JsonSchema } from './json-schema.js';
import type { RealAnswer } from './real-answers.js';

const unsafe = (route: Route): boolean => route.method !== 'GET';
const placeholder = /:([A-Za-z]+)/g;

/** `/api/tours/:slug` in OpenAPI's notation. */
export const openApiPath = (path: string): string => path.replace(placeholder, '{$1}');

/** The OpenAPI operation of a route: parameters, body, response, every refusal, and the access it needs. */
export function operationOf(route: Route, example?: RealAnswer): Record<string, unknown> {
  const body = bodyOf(route);
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [tagOf(route)],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query'), ...headers(route)],
    ...(body ? { requestBody: body } : {}),
    responses: { [route.status]: answerOf(route, example), ...refusals(route) },
    ...(route.access === 'public' ? { security: [] } : {}),
  };
}

function operationId({ method, path }: Route): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word && word !== 'api');
  return [method.toLowerCase(), ...words]
    .map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('');
}

const tagOf = ({ path }: Route): string => path.split('/')[2] ?? 'api';

function parameters(schema: z.core.$ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
}

function headers(route: Route) {
  const header = (name: string, description: string, required: boolean) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string', maxLength: 200 },
  });
  const found: object[] = [];
  if (remembersKeys(route))
    found.push(header('Idempotency-Key', 'The same key and body is one effect and the same answer.', false));
  if (unsafe(route) && route.access !== 'public')
    found.push(header('X-CSRF-Token', 'As `GET /api/auth/csrf` gives it.', true));
  if (route.method === 'PATCH') found.push(header('If-Match', 'The version that was read.', true));
  if (actsOnOne(route) || route === changeOwnProfileRoute)
    found.push(header('If-Match', 'The version that was read: with another one, nothing is done.', false));
  return found;
}

const actsOnOne = ({ path }: Route): boolean => /^\/api\/admin\/[^/]+\/:id\/[^/]+$/.test(path);

/** Calls that store idempotency keys refuse a key with another body. */
const remembersKeys = ({ problems }: Route): boolean =>
  Object.keys(problems).some((code) => code.endsWith('.idempotency_key_reused'));

function bodyOf(route: Route): Record<string, unknown> | undefined {
  if (route.method === 'POST' && isUpload(route.path))
    return { required: true, content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } };
  const schema = jsonSchema(route.body, 'input');
  if (schema.not || !unsafe(route)) return undefined;
  return {
    required: !z.safeParse(route.body, undefined).success,
    content: { 'application/json': { schema } },
  };
}

function answerOf(route: Route, example?: RealAnswer): Record<string, unknown> {
  const schema: JsonSchema = route.contentType
    ? { type: 'string', format: 'binary' }
    : jsonSchema(route.output, 'output');
  const examples = example && {
    real: { summary: `GET ${example.address}, shortened`, value: example.answer },
  };
  return {
    description: route.summary,
    content: { [route.contentType ?? 'application/json']: { schema, ...(examples ? { examples } : {}) } },
  };
}

/** Refusals by status, each with its possible codes. */
function refusals(route: Route): Record<string, unknown> {
  const byStatus = new Map<number, string[]>();
  for (const [code, kind] of Object.entries({ ...route.problems, ...ownRefusals(route) })) {
    const status = problemStatus[kind];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          content: {
            'application/json': {
              schema: {
                allOf: [
                  { $ref: '#/components/schemas/Problem' },
                  { type: 'object', properties: { code: { enum: codes } } },
                ],
              },
            },
          },
        },
      ]),
  );
}

/** Problems that the gateway returns without calling a service. */
function ownRefusals(route: Route) {
  const codes: (keyof typeof gatewayProblems)[] = ['input.invalid', 'service.unavailable', 'internal'];
  if (unsafe(route))
    codes.push('outcome.unknown', 'request.cross_site', 'request.too_large', 'request.unsupported');
  if (route.access !== 'public') codes.push('identity.signed_out');
  if (route.access !== 'public' && unsafe(route)) codes.push('session.csrf');
  if (route.access === 'staff') codes.push('session.staff_only');
  if (route.limit) codes.push('limit.reached');
  return Object.fromEntries(codes.map((code) => [code, gatewayProblems[code]]));
}

/** The common format of every refusal. */
export const problemSchema = (): JsonSchema =>
  jsonSchema(z.extend(Problem, { traceId: z.string() }), 'output');
