import { defineRoute } from '../shared/define.js';
import { getRoster } from './roster.rpc.js';
import { TokenParams } from './token.schema.js';

export const getRosterRoute = defineRoute({
  method: 'GET',
  path: '/api/rosters/:token',
  summary: 'The list of travelers shared with a guide',
  params: TokenParams,
  output: getRoster.output,
  problems: getRoster.problems,
});
