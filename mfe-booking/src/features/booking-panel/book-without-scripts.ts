import type { Availability } from '@valam/contracts/leads/availability.schema';
import type { PromoQuote } from '@valam/contracts/leads/promo.schema';
import { isCurrency, type Currency } from '@valam/contracts/shared/money';
import { CallRefused } from '@valam/mfe-kit/api';
import { idempotencyKeyOf, textOf, wrongFields } from '@valam/mfe-kit/form';
import type { Action, ActionResult, AppContext } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { availabilityOf } from '../../api/trip-availability';
import { hasCountry } from '../../parts/has-country';
import { missingCountry, phoneOf } from '../../parts/send-lead';
import { toPayment } from '../../parts/to-payment';
import { bookingRequest } from './booking-request';
import { firstChoice, type Choice } from './choice';
import { chosenAmong } from './departures';
import { noDetails } from './details';
import { refusalOf } from './refusal-of';
import { bookingFailed, missingDate } from './refusals';
import { missingDetails, missingTerms } from './wrong-details';

const needed = {
  dateId: missingDate.description ?? '',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter your email address',
  mobile: 'Please enter your phone number',
};

const promoRefusals = new Set([
  'leads.promo_unknown',
  'leads.promo_ended',
  'leads.promo_used_up',
  'leads.promo_not_here',
]);

/**
 * Books without JavaScript, in one step. The price is computed as in the panel, and shown again, with the discount, on our own page
 * before the payment page.
 */
export const bookWithoutScripts: Action = async (app, form) => {
  const errors = missingIn(form);
  if (Object.keys(errors).length > 0) return { ok: false, errors, toast: missingDetails };
  const departures = await app.query(
    availabilityOf(textOf(form, 'tripKind') === 'retreat' ? 'retreat' : 'tour'),
    { slug: textOf(form, 'tourSlug') },
    { fresh: true },
  );
  const departure = chosenAmong(departures, textOf(form, 'dateId'));
  if (!departure) return { ok: false, errors: { dateId: needed.dateId }, toast: missingDate };
  try {
    const choice = choiceOf(form);
    const currency = currencyOf(form) ?? app.shell.currency();
    const promo = await checkedPromo(app, form, departure, { ...choice, currency });
    const attribution = app.shell.attribution();
    const body = requestOf(form, { departure, choice, currency, promo, attribution });
    const page = await app.send(bookingApi.endpoints.createBookingSession, {
      body,
      idempotencyKey: idempotencyKeyOf(form),
    });
    return toPayment(app, page);
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    return refusedBooking(reason);
  }
};

function missingIn(form: FormData): Record<string, string> {
  const errors = wrongFields(form, needed);
  if (!hasCountry(form)) errors['countryCode'] = missingCountry;
  if (!form.has('terms')) errors['terms'] = missingTerms.description ?? '';
  return errors;
}

const choiceOf = (form: FormData): Choice => ({
  ...firstChoice,
  dateId: textOf(form, 'dateId'),
  travellers: Number.parseInt(textOf(form, 'quantity'), 10) || 1,
  roomOptionId: textOf(form, 'roomOptionId') || null,
  promoCode: textOf(form, 'promoCode') || null,
});

function currencyOf(form: FormData): Currency | null {
  const chosen = textOf(form, 'currency');
  return isCurrency(chosen) ? chosen : null;
}

async function checkedPromo(
  app: AppContext,
  form: FormData,
  departure: Availability,
  { promoCode: code, travellers: quantity, roomOptionId, currency }: Choice & { readonly currency: Currency },
): Promise<PromoQuote | null> {
  if (!code) return null;
  const trip = { tourId: textOf(form, 'tourId'), dateId: departure.dateId, quantity, roomOptionId };
  return app.send(bookingApi.endpoints.checkPromo, {
    body: { code, currency, ...trip },
  });
}

type Chosen = Pick<
  Parameters<typeof bookingRequest>[0],
  'departure' | 'choice' | 'currency' | 'promo' | 'attribution'
>;

function requestOf(form: FormData, chosen: Chosen) {
  const text = (name: string) => textOf(form, name);
  const request = bookingRequest({
    ...chosen,
    giftCards: codesIn(text('giftCards')),
    // The amount covered by gift cards is shown on the page before the payment page.
    fromCards: null,
    trip: { id: text('tourId'), title: text('tourTitle') },
    details: {
      ...noDetails,
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      diet: text('diet'),
      needs: text('needs'),
    },
    form,
    replaces: null,
  });
  return { ...request, mobile: phoneOf(form) };
}

/** Codes separated by commas, semicolons or lines; spaces and dashes inside a code are ignored. */
const codesIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((code) => code.trim())
    .filter(Boolean);

function refusedBooking(reason: CallRefused): ActionResult {
  const { message } = reason.failure.problem;
  if (promoRefusals.has(reason.code))
    return {
      ok: false,
      errors: { promoCode: message },
      toast: { title: 'The promo code', description: message, tone: 'destructive' },
    };
  if (reason.code.startsWith('leads.gift_card'))
    return {
      ok: false,
      errors: { giftCards: message },
      toast: { title: 'The gift card', description: message, tone: 'destructive' },
    };
  const refusal = refusalOf(reason.failure);
  const errors = inOneField(reason.fields);
  if (!refusal) return { ok: false, errors, toast: bookingFailed };
  const { title, text } = refusal.notice;
  return { ok: false, errors, toast: { title, description: text, tone: 'destructive' } };
}

/** The service numbers the gift cards, whose codes are typed into one field. */
const inOneField = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, words]) => [name.replace(/^giftCards\.\d+$/, 'giftCards'), words]),
  );
