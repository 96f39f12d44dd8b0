import { defineRpc } from '../shared/define.js';
import { PromoCheck, PromoQuote } from './promo.schema.js';

/** Reasons for refusing a code. */
export const promoProblems = {
  'leads.promo_unknown': 'not_found',
  'leads.promo_ended': 'conflict',
  'leads.promo_used_up': 'conflict',
  'leads.promo_not_here': 'conflict',
} as const;

/** Quotes a code for this trip. Reserves nothing. */
export const checkPromo = defineRpc({
  subject: 'leads.promo.check.v1',
  input: PromoCheck,
  output: PromoQuote,
  problems: { ...promoProblems, 'input.invalid': 'invalid', 'leads.departure_unknown': 'not_found' },
  idempotent: true,
});
