import * as z from 'zod/mini';
import { editors } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { MediaInput } from './inputs/editorial.input.js';

/** Pictures: their words, their kind and what stays in view. They come in by upload. */
export const mediaAdmin = defineAdminEntity({
  name: 'media',
  service: 'catalog',
  summary: 'Pictures: their words, their kind and what stays in view. They come in by upload',
  input: z.partial(MediaInput),
  filters: ['kind'],
  sort: ['createdAt'],
  search: ['alt'],
  roles: { read: editors, write: editors },
  audited: ['alt', 'kind', 'credit', 'focusX', 'focusY'],
  hidden: [],
  actions: {},
});
