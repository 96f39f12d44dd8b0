import { defineRoute } from '../shared/define.js';
import { listSacredDays } from './calendar.rpc.js';

export const listSacredDaysRoute = defineRoute({
  method: 'GET',
  path: '/api/calendar',
  summary: 'Festivals and full moons, with the tours that are there then',
  query: listSacredDays.input,
  output: listSacredDays.output,
  problems: listSacredDays.problems,
  cache: { seconds: 60, tags: ['festivals', 'tours', 'temples'] },
});
