import { defineRoute } from '../shared/define.js';
import { getTour } from './tour.rpc.js';

export const getTourRoute = defineRoute({
  method: 'GET',
  path: '/api/tours/:slug',
  summary: 'One tour with its dates, days and photos',
  params: getTour.input,
  output: getTour.output,
  problems: getTour.problems,
  cache: { seconds: 5, tags: ['tours'] },
});
