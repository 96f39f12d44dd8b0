import { defineRoute } from '../shared/define.js';
import { listExpertise } from './expertise.rpc.js';
import { Expertise } from './expertise.schema.js';
import { listOf, listQuery } from './list.js';

export const listExpertiseRoute = defineRoute({
  method: 'GET',
  path: '/api/expertise',
  summary: 'Fields that hosts and guides are at home in',
  query: listQuery({}),
  output: listOf(Expertise),
  problems: listExpertise.problems,
  cache: { seconds: 5, tags: ['expertise'] },
});
