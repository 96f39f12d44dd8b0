import { textOf } from '@valam/mfe-kit/form';
import type { PromoFieldProps } from './promo-field';
import type { Promo } from './use-promo';
import { plainCode, type GiftCardEntry } from './use-gift-cards';

/**
 * Errors of codes that were typed but neither used nor refused: the traveler would pay more than expected. A refused code has its own
 * message, and the booking may continue without it.
 */
export function unusedCodes(
  form: FormData,
  promo: Pick<PromoFieldProps, 'code'> & Pick<Promo, 'isAsking' | 'isUnanswered'>,
  giftCards: Pick<GiftCardEntry, 'refused' | 'isAsking'>,
): Record<string, string> {
  const code = textOf(form, 'promoCode');
  const card = plainCode(textOf(form, 'giftCard'));
  return {
    ...(code && (promo.isAsking || promo.isUnanswered || code !== promo.code)
      ? { promoCode: 'Apply this code before you pay, or empty the field.' }
      : {}),
    ...(card && (giftCards.isAsking || card !== giftCards.refused)
      ? { giftCard: 'Use this gift card before you pay, or empty the field.' }
      : {}),
  };
}
