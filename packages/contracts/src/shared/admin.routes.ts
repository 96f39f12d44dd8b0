import * as z from 'zod/mini';
import { adminActionProblems, AdminListQuery, adminProblems, AdminRecord } from './admin.js';
import { defineRoute } from './define.js';

const entity = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(60));
const id = z.string().check(z.minLength(1), z.maxLength(200));
const values = z.record(z.string(), z.unknown());
const problems = adminProblems;
const access = 'staff';

/** Every further query parameter is a filter; the service knows the valid ones. */
export const listAdminRecordsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/:entity',
  summary: 'One page of the records of an entity',
  params: z.object({ entity }),
  query: z.catchall(AdminListQuery, z.string().check(z.maxLength(2_000))),
  output: z.object({
    items: z.array(AdminRecord),
    total: z.int(),
    /** For lists that every service has: the services that did not respond. */
    unanswered: z.optional(z.array(z.string())),
  }),
  problems,
  access,
});

export const getAdminRecordRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/:entity/:id',
  summary: 'One record with its version',
  params: z.object({ entity, id }),
  output: AdminRecord,
  problems,
  access,
});

export const createAdminRecordRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/:entity',
  summary: 'A new record',
  params: z.object({ entity }),
  body: values,
  output: AdminRecord,
  problems: adminActionProblems,
  status: 201,
  access,
});

/** `If-Match: <version>` is the version that was read; without it 400, with a stale one 409. */
export const updateAdminRecordRoute = defineRoute({
  method: 'PATCH',
  path: '/api/admin/:entity/:id',
  summary: 'Change a record that nobody else has changed meanwhile',
  params: z.object({ entity, id }),
  body: values,
  output: AdminRecord,
  problems,
  access,
});

/** With `If-Match: <version>`, 409 when the record was changed since that version was read. */
export const actOnAdminRecordRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/:entity/:id/:action',
  summary: 'An action such as publish, refund or resend',
  params: z.object({ entity, id, action: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(60)) }),
  body: z.optional(values),
  output: values,
  problems: adminActionProblems,
  access,
});
