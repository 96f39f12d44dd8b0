import { defineRoute } from '../shared/define.js';
import { listClaims } from './setting.rpc.js';

export const listClaimsRoute = defineRoute({
  method: 'GET',
  path: '/api/claims',
  summary: 'What the pages may claim, with source and date',
  output: listClaims.output,
  problems: listClaims.problems,
  cache: { seconds: 5, tags: ['settings'] },
});
