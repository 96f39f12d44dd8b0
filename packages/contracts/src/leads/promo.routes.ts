import { defineRoute } from '../shared/define.js';
import { checkPromo } from './promo.rpc.js';

export const checkPromoRoute = defineRoute({
  method: 'POST',
  path: '/api/promo/check',
  summary: 'What a promo code would do to this trip',
  body: checkPromo.input,
  output: checkPromo.output,
  problems: checkPromo.problems,
  limit: 'password',
});
