import type { UnfinishedCheckout } from '@valam/contracts/leads/unfinished-checkout.schema';
import type { RestoredDraft } from './booking-draft';
import { noDetails } from './details';

const wayOf = ({ plan, payInFull, installments }: UnfinishedCheckout) => ({
  plan: plan ?? (payInFull ? 'full' : 'deposit'),
  installments: installments ?? null,
});

/** Restores the panel of an unpaid booking. The terms have to be accepted again. */
export const restoredDraft = (left: UnfinishedCheckout): RestoredDraft => ({
  choice: {
    dateId: left.dateId,
    travellers: left.quantity,
    roomOptionId: left.roomOptionId,
    ...wayOf(left),
    promoCode: left.promoCode,
  },
  details: {
    ...noDetails,
    firstName: left.firstName,
    lastName: left.lastName,
    email: left.email,
    // Includes the country code, so no country has to be selected.
    mobile: left.mobile ?? '',
    diet: left.diet ?? '',
    needs: left.needs ?? '',
  },
});

/** The same for the form that works without JavaScript, by field name. */
export const restoredFields = (left: UnfinishedCheckout): Readonly<Record<string, string>> => ({
  currency: left.currency,
  dateId: left.dateId,
  quantity: String(left.quantity),
  roomOptionId: left.roomOptionId ?? '',
  promoCode: left.promoCode ?? '',
  firstName: left.firstName,
  lastName: left.lastName,
  email: left.email,
  mobile: left.mobile ?? '',
  diet: left.diet ?? '',
  needs: left.needs ?? '',
  plan: wayOf(left).plan,
  installments: String(left.installments ?? ''),
});
