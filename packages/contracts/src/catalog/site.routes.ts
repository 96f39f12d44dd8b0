import { defineRoute } from '../shared/define.js';
import { siteTag } from './sample.events.js';
import { getSiteState } from './site.rpc.js';

export const getSiteStateRoute = defineRoute({
  method: 'GET',
  path: '/api/site',
  summary: 'Whether the site shows sample content',
  output: getSiteState.output,
  problems: getSiteState.problems,
  cache: { seconds: 5, tags: [siteTag] },
});
