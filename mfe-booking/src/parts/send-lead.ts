import type { LeadInput } from '@valam/contracts/leads/lead.schema';
import { guardOf } from '@valam/contracts/shared/guard-fields';
import { CallRefused } from '@valam/mfe-kit/api';
import { idempotencyKeyOf, textOf } from '@valam/mfe-kit/form';
import type { ActionResult, AppContext } from '@valam/mfe-kit/remote';
import type { Toast } from '@valam/mfe-kit/shell';
import { wholeNumber } from '@valam/ui/phone-field/country';
import { bookingApi } from '../api/booking.api';

interface Outcome {
  readonly success: Toast;
  readonly failure: Toast;
  /** Fields of the lead whose input has another name in the form, where the form shows an error. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Sends a form as a lead, with the visitor's attribution, and returns the success or failure message of the form. */
export async function sendLead(
  app: AppContext,
  form: FormData,
  lead: LeadInput,
  { success, failure, inputs = {} }: Outcome,
): Promise<ActionResult> {
  const attribution = app.shell.attribution();
  try {
    await app.send(bookingApi.endpoints.createLead, {
      idempotencyKey: idempotencyKeyOf(form),
      body: {
        ...attribution,
        utm: attribution.utm ? { ...attribution.utm } : null,
        ...guardOf(form),
        ...lead,
      },
    });
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    const wrong = Object.entries(reason.fields).map(
      ([name, words]) => [inputs[name] ?? name, words] as const,
    );
    const isMarked = wrong.some(([name]) => form.has(name));
    const description = isMarked ? 'Please check the marked fields.' : failure.description;
    return {
      ok: false,
      errors: Object.fromEntries(wrong),
      toast: { title: failure.title, description, tone: 'destructive' },
    };
  }
  return { ok: true, toast: { ...success, tone: 'success' } };
}

/** The result for missing input, without a call. */
export const missing = (
  title: string,
  description: string,
  errors: Record<string, string>,
): ActionResult => ({
  ok: false,
  errors,
  toast: { title, description, tone: 'destructive' },
});

/** The error of every phone field without a country. */
export const missingCountry = 'Please select your country code';

/** The full number: country code and typed number. */
export const phoneOf = (form: FormData): string =>
  wholeNumber(textOf(form, 'countryCode'), textOf(form, 'mobile'));
