import * as z from 'zod/mini';
import { editors } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { MediaInput } from './inputs/editorial.input.js';
import { Instant } from '../shared/text.js';

/** Pictures: their texts, their kind and their focal point. They are added by upload. */
export const mediaAdmin = defineAdminEntity({
  name: 'media',
  service: 'catalog',
  summary: 'Pictures: their words, their kind and what stays in view. They come in by upload',
  record: z.object({
    /** The key of the picture. */
    id: z.string(),
    version: z.int(),
    key: z.string(),
    src: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    placeholder: z.string(),
    kind: z.enum(['photograph', 'drawing']),
    focus: z.nullable(z.object({ x: z.number(), y: z.number() })),
    bytes: z.int(),
    isSample: z.boolean(),
    createdAt: Instant,
    updatedAt: Instant,
  }),
  input: z.partial(MediaInput),
  filters: ['kind'],
  sort: ['createdAt'],
  search: ['alt'],
  roles: { read: editors, write: editors },
  audited: ['alt', 'kind', 'focus'],
  hidden: [],
  actions: {},
});
