import { defineRoute } from '../shared/define.js';
import { FaqFilters } from './faq.filters.js';
import { listFaqs } from './faq.rpc.js';
import { Faq } from './faq.schema.js';
import { listOf, listQuery } from './list.js';

export const listFaqsRoute = defineRoute({
  method: 'GET',
  path: '/api/faqs',
  summary: 'Questions and answers of one type',
  query: listQuery(FaqFilters.shape),
  output: listOf(Faq),
  problems: listFaqs.problems,
  cache: { seconds: 5, tags: ['faqs'] },
});
