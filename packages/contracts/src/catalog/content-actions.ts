import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';

/** What every kind of content is audited by, besides what may be set. */
export const auditedContent = ['status'] as const;

/** What can be done to every kind of content. */
export const contentActions = {
  publish: { roles: editors },
  unpublish: { roles: editors },
  archive: { roles: editors },
  export: {
    roles: everybody,
    isForAll: true,
    input: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))) }),
  },
  import: {
    roles: editors,
    isForAll: true,
    input: z.object({ csv: z.string('This field is required.'), dryRun: z.optional(z.boolean()) }),
  },
} as const;

/** What has a page of its own can be seen on it before it is published. */
export const pageActions = { preview: { roles: editors } } as const;

/** What is shown in an order of its own can be put into another. */
export const orderActions = {
  reorder: {
    roles: editors,
    isForAll: true,
    input: z.object({ ids: z.array(z.string(), 'Must be a list of ids.').check(z.maxLength(500)) }),
  },
} as const;
