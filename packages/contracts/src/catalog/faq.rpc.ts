import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { FaqFilters } from './faq.filters.js';
import { Faq } from './faq.schema.js';
import { listInput } from './list.js';

export const listFaqs = defineRpc({
  subject: 'catalog.faq.list.v1',
  input: listInput(FaqFilters.shape),
  output: pageOf(Faq),
  idempotent: true,
});
