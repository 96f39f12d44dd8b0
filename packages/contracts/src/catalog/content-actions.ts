import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { AdminRecord } from '../shared/admin.js';
import { Id } from '../shared/text.js';

/** Fields audited for every kind of content, in addition to its input fields. */
export const auditedContent = ['status'] as const;

/** The outcome of an import; with any problem, nothing was changed. */
export const ImportReport = z.object({
  created: z.int(),
  updated: z.int(),
  /** Problems by the row number in the file. */
  problems: z.array(z.object({ row: z.int(), fields: z.record(z.string(), z.string()) })),
  isDryRun: z.boolean(),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** Actions on every kind of content. */
export const contentActions = {
  publish: { roles: editors, answer: AdminRecord },
  unpublish: { roles: editors, answer: AdminRecord },
  archive: { roles: editors, answer: AdminRecord },
  export: {
    roles: everybody,
    isForAll: true,
    input: z.object({
      page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
      /** Keyset pagination: rows with a greater id, which no change alters. */
      after: z.optional(Id),
    }),
    /** A page of rows. `next` is the `after` of the next page; null or absent on the last one. */
    answer: z.object({
      csv: z.string(),
      total: z.int(),
      pages: z.int(),
      next: z.optional(z.nullable(Id)),
    }),
  },
  import: {
    roles: editors,
    isForAll: true,
    input: z.object({ csv: z.string('This field is required.'), dryRun: z.optional(z.boolean()) }),
    answer: ImportReport,
  },
} as const;

/** Content with its own page can be previewed before it is published. */
export const pageActions = {
  preview: { roles: editors, answer: z.object({ url: z.string() }) },
} as const;

/** Content with a manual order can be reordered. */
export const orderActions = {
  reorder: {
    roles: editors,
    isForAll: true,
    input: z.object({ ids: z.array(z.string(), 'Must be a list of ids.').check(z.maxLength(500)) }),
  },
} as const;
