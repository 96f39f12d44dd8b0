import { dice } from '@valam/testing/numbers';
import { json, many, send } from '@valam/testing/http';
import { signIn } from '@valam/testing/people';
import * as z from 'zod/mini';
import { finding } from '../finding.ts';
import type { Target } from '../target.ts';

const rounds = 14;

const texts = [
  '',
  ' ',
  '0',
  '-1',
  'x'.repeat(5_000),
  '\u0000',
  '😀',
  "'; drop table booking; --",
  '{{7*7}}',
  '../../etc/passwd',
  '%',
  '%E0%A4%A',
  'null',
  'undefined',
  '1e309',
  '\ud800',
  '<script>',
  '00000000-0000-4000-8000-000000000000',
  '2026-02-30',
  '__proto__',
  '[object Object]',
];
const values: readonly unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { constructor: { prototype: {} } },
  Array(2_000).fill('x'),
];

/** Skipped: calls that would end sessions, pay out, or delete the content that later parts need. */
const left = /\/auth\/(logout|sessions)|payouts|\/sample\/all\/remove/;

const pathTexts = texts.filter((one) => one !== '\ud800');

const Schema = z.object({
  $ref: z.optional(z.string()),
  get anyOf() {
    return z.optional(z.array(Schema));
  },
  get oneOf() {
    return z.optional(z.array(Schema));
  },
  get allOf() {
    return z.optional(z.array(Schema));
  },
  enum: z.optional(z.array(z.unknown())),
  type: z.optional(z.unknown()),
  get properties() {
    return z.optional(z.record(z.string(), Schema));
  },
  get items() {
    return z.optional(Schema);
  },
});
type Schema = z.output<typeof Schema>;
const Operation = z.object({
  parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string() }))),
  requestBody: z.optional(
    z.object({ content: z.optional(z.record(z.string(), z.object({ schema: z.optional(Schema) }))) }),
  ),
});
type Operation = z.output<typeof Operation>;
/** The subset of OpenAPI that is used. */
const Description = z.object({
  paths: z.optional(z.record(z.string(), z.record(z.string(), Operation))),
  components: z.optional(z.object({ schemas: z.optional(z.record(z.string(), Schema)) })),
});
type Description = z.output<typeof Description>;

type Pick = <T>(from: readonly T[]) => T;

/** Generates almost valid input from a schema, with something wrong in it. */
function inventor({ components }: Description, roll: () => number, pick: Pick) {
  const resolve = (ref: string) => components?.schemas?.[ref.split('/').at(-1) ?? ''];
  const plain: Record<string, () => unknown> = {
    number: () => pick([0, 1, 2, -5, 1e12, 3.3]),
    integer: () => pick([0, 1, 2, -5, 1e12, 3.3]),
    boolean: () => roll() < 0.5,
  };
  function like(schema: Schema | undefined, depth = 0): unknown {
    if (roll() < 0.25 || depth > 4 || !schema) return pick(values);
    const of = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (schema.$ref) return like(resolve(schema.$ref), depth + 1);
    if (of) return like(pick(of), depth + 1);
    if (schema.enum) return pick(schema.enum);
    if (schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties).map(([key, inner]) => [key, like(inner, depth + 1)]),
      );
    if (schema.type === 'array') return [like(schema.items, depth + 1)];
    return plain[String(schema.type)]?.() ?? pick(['hello', 'a@b.example', ...texts]);
  }
  return like;
}

export interface Attempt {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

function invented(description: Description, signedIn: Record<string, string>): Attempt[] {
  const roll = dice(20_260_101);
  const pick: Pick = <T>(from: readonly T[]) => from[Math.floor(roll() * from.length)] as T;
  const like = inventor(description, roll, pick);
  const pathOf = (pattern: string, parameters: NonNullable<Operation['parameters']> = []) => {
    const path = pattern.replaceAll(/\{[^}]+\}/g, () => encodeURIComponent(String(pick(pathTexts))) || 'x');
    const query = parameters
      .filter((one) => one.in === 'query' && roll() < 0.7)
      .map((one) => `${one.name}=${safely(String(pick(texts)))}`);
    return query.length > 0 ? `${path}?${query.join('&')}` : path;
  };
  const bodyOf = (schema: Schema | undefined) =>
    roll() < 0.1 ? pick(['{', 'null', '""', '[]', '{"a":']) : like(schema);
  return operationsOf(description).flatMap(({ pattern, method, operation }) =>
    Array.from({ length: rounds }, () => {
      const schema = operation.requestBody?.content?.['application/json']?.schema;
      return {
        method: method.toUpperCase(),
        path: pathOf(pattern, operation.parameters),
        body: schema || method !== 'get' ? bodyOf(schema) : undefined,
        headers: {
          ...(roll() < 0.5 && signedIn),
          ...(roll() < 0.2 && { 'if-match': String(pick(['0', 'x', '99999999999999999999'])) }),
        },
      };
    }),
  );
}

const operationsOf = ({ paths = {} }: Description) =>
  Object.entries(paths)
    .filter(([pattern]) => !left.test(pattern))
    .flatMap(([pattern, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ pattern, method, operation })),
    );

/** Fuzzes every operation of the published OpenAPI description. */
export async function auditFuzzing({ site, run }: Target) {
  const description = json(await send(`${site}/api/openapi.json`), Description);
  const owner = await signIn(site, run().admin);
  const attempts = invented(description ?? {}, owner.headers);
  const wrong: string[] = [];
  const statuses: Record<string, number> = {};
  await many(attempts.length, 4, async (index) => {
    const attempt = attempts[index];
    if (!attempt) return;
    const { method, path, body, headers } = attempt;
    const answer = await send(site + path, {
      method,
      headers,
      ...(method !== 'GET' && body !== undefined && { body }),
    });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 500 || answer.status === 502 || answer.status === 0)
      wrong.push(
        `${answer.status} ${method} ${path.slice(0, 160)} ${JSON.stringify(body)?.slice(0, 200) ?? ''}`,
      );
    if (/at .*\.(js|ts):\d+|QueryFailedError|node_modules/.test(answer.text))
      wrong.push(`${method} ${path.slice(0, 100)} shows its insides`);
  });
  const row = finding('fuzzing', {
    tried: attempts.length,
    wrong,
    least: 500,
    unit: 'calls',
    goal: '0 answers of 500',
  });
  return [{ ...row, details: { statuses, wrong } }];
}

function safely(text: string) {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
