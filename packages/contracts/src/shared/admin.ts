import * as z from 'zod/mini';
import { Caller } from '../identity/auth.schema.js';
import { defineRpc } from './define.js';

/** Services with entities of the back office. */
export const adminServices = ['catalog', 'leads', 'identity', 'notifications'] as const;
export type AdminService = (typeof adminServices)[number];

export const adminProblems = {
  'admin.signed_out': 'unauthenticated',
  'admin.role_refused': 'forbidden',
  'admin.unknown_entity': 'not_found',
  'admin.unknown_action': 'not_found',
  'admin.not_found': 'not_found',
  'admin.not_offered': 'unsupported',
  'admin.version_missing': 'invalid',
  'admin.version_stale': 'conflict',
  'admin.reason_missing': 'invalid',
  'admin.refused': 'conflict',
  'input.invalid': 'invalid',
} as const;

/** Refusals of an action or a new record: an idempotency key has one effect. */
export const adminActionProblems = {
  ...adminProblems,
  'admin.idempotency_key_reused': 'conflict',
} as const;

/** Query of a list in the back office. */
export const AdminListQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  perPage: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25),
  sort: z.optional(z.string().check(z.maxLength(60))),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** `title,status`: only these fields of each record, besides `id` and `version`. Without it, all of them. */
  fields: z.optional(z.string().check(z.maxLength(500))),
});
export type AdminListQuery = z.infer<typeof AdminListQuery>;

/** A list counts its results exactly up to this number; one more means that there are more. */
export const mostCounted = 10_000;

/** A record in the back office; the service decides on its fields, `id` and `version` are always present. */
export const AdminRecord = z.looseObject({ id: z.string(), version: z.int() });
export type AdminRecord = z.infer<typeof AdminRecord>;

const entity = z.string().check(z.maxLength(60));
const id = z.string().check(z.minLength(1), z.maxLength(200));
const values = z.record(z.string(), z.unknown());
/** Idempotency key: the same key and values have one effect, however often they are sent. */
const idempotencyKey = z.optional(z.nullable(z.string().check(z.maxLength(200))));

function adminRpcsOf<S extends AdminService>(service: S) {
  const problems = adminProblems;
  return {
    list: defineRpc({
      subject: `${service}.admin.list.v1`,
      input: z.object({
        caller: Caller,
        entity,
        query: AdminListQuery,
        filters: z.record(z.string(), z.string()),
      }),
      output: z.object({ items: z.array(AdminRecord), total: z.int() }),
      problems,
      idempotent: true,
      timeoutMs: 5_000,
    }),
    get: defineRpc({
      subject: `${service}.admin.get.v1`,
      input: z.object({ caller: Caller, entity, id }),
      output: AdminRecord,
      problems,
      idempotent: true,
    }),
    create: defineRpc({
      subject: `${service}.admin.create.v1`,
      input: z.object({ caller: Caller, entity, values, idempotencyKey }),
      output: AdminRecord,
      problems: adminActionProblems,
      timeoutMs: 10_000,
    }),
    update: defineRpc({
      subject: `${service}.admin.update.v1`,
      input: z.object({ caller: Caller, entity, id, version: z.int(), values }),
      output: AdminRecord,
      problems,
      timeoutMs: 10_000,
    }),
    act: defineRpc({
      subject: `${service}.admin.act.v1`,
      input: z.object({
        caller: Caller,
        entity,
        id,
        action: z.string().check(z.maxLength(60)),
        values,
        idempotencyKey,
        /**
         * Optimistic locking: the version that was read. If the record has changed since then, the action is
         * refused.
         */
        version: z.optional(z.nullable(z.int())),
      }),
      output: values,
      problems: adminActionProblems,
      timeoutMs: 20_000,
    }),
  };
}

/** The calls of the back office, the same for every service. */
export const adminRpcs = {
  catalog: adminRpcsOf('catalog'),
  leads: adminRpcsOf('leads'),
  identity: adminRpcsOf('identity'),
  notifications: adminRpcsOf('notifications'),
} as const satisfies Record<AdminService, unknown>;
export type AdminRpcs = ReturnType<typeof adminRpcsOf>;
