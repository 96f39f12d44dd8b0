import * as z from 'zod/mini';
import { editors } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { AliasInput } from './inputs/editorial.input.js';
import { Id } from '../shared/text.js';

/** Synonyms of a place, deity, saint or word. */
export const aliasesAdmin = defineAdminEntity({
  name: 'aliases',
  service: 'catalog',
  summary: 'Names that mean the same place, deity, saint or word',
  record: z.object({
    id: Id,
    version: z.int(),
    kind: AliasInput.shape.kind,
    names: z.array(z.string()),
    isSample: z.optional(z.boolean()),
  }),
  input: z.partial(AliasInput),
  newInput: AliasInput,
  filters: ['kind'],
  sort: ['names'],
  search: ['names'],
  roles: { read: editors, write: editors },
  audited: ['kind', 'names'],
  hidden: [],
  actions: {
    delete: { roles: editors },
  },
});
