import { defineRoute } from '../shared/define.js';
import { getRetreatAvailability, getTourAvailability } from './availability.rpc.js';

export const getTourAvailabilityRoute = defineRoute({
  method: 'GET',
  path: '/api/tours/:slug/availability',
  summary: 'Free seats and prices per departure, never cached',
  params: getTourAvailability.input,
  output: getTourAvailability.output,
  problems: getTourAvailability.problems,
});

export const getRetreatAvailabilityRoute = defineRoute({
  method: 'GET',
  path: '/api/retreats/:slug/availability',
  summary: 'Free seats and prices per date of a retreat, never cached',
  params: getRetreatAvailability.input,
  output: getRetreatAvailability.output,
});
