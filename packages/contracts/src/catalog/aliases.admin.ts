import * as z from 'zod/mini';
import { editors } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { AliasInput } from './inputs/editorial.input.js';

/** Names that mean the same place, deity, saint or word. */
export const aliasesAdmin = defineAdminEntity({
  name: 'aliases',
  service: 'catalog',
  summary: 'Names that mean the same place, deity, saint or word',
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
