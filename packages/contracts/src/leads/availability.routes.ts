import { defineRoute } from '../shared/define.js';
import { getTourAvailability } from './availability.rpc.js';

export const getTourAvailabilityRoute = defineRoute({
  method: 'GET',
  path: '/api/tours/:slug/availability',
  summary: 'Free seats and prices per departure, never cached',
  params: getTourAvailability.input,
  output: getTourAvailability.output,
  problems: getTourAvailability.problems,
});
