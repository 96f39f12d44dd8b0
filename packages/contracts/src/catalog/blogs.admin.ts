import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { ArticleInput } from './inputs/editorial.input.js';
import { auditedContent, contentActions, pageActions } from './content-actions.js';
import { contentRecord, lacks } from '../shared/admin-record.js';

export const blogsAdmin = defineAdminEntity({
  name: 'blogs',
  service: 'catalog',
  summary: 'Articles',
  record: contentRecord(ArticleInput, { readMinutes: z.int(), lacks }),
  input: z.partial(ArticleInput),
  newInput: ArticleInput,
  filters: ['status', 'lacks', 'blogCategory', 'authorId'],
  sort: ['updatedAt', 'createdAt', 'title', 'blogCategory', 'status'],
  search: ['title', 'slug', 'metaDescription'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(ArticleInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...pageActions,
  },
});
