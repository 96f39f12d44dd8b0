import { emailError } from '@valam/mfe-kit/form';
import type { Toast } from '@valam/mfe-kit/shell';
import { hasDialCode } from '@valam/ui/phone-field/country';
import type { Details } from './details';

export const missingDetails: Toast = {
  title: 'Missing Information',
  description: 'Please fill in all required fields including country code.',
  tone: 'destructive',
};

export const missingTerms: Toast = {
  title: 'Missing Information',
  description: 'Please accept the terms and the cancellation policy.',
  tone: 'destructive',
};

interface WrongDetails {
  /** Field → message, for all errors. */
  readonly errors: Readonly<Record<string, string>>;
  readonly toast?: Toast;
}

/** All errors of the details and the codes together; null without errors. */
export function wrongDetails(
  details: Details,
  unusedCodes: Readonly<Record<string, string>>,
): WrongDetails | null {
  const missing = missingIn(details);
  const email = emailError(details.email);
  const terms = details.acceptsTerms ? undefined : missingTerms.description;
  const errors = { ...missing, ...(email && { email }), ...(terms && { terms }), ...unusedCodes };
  if (Object.keys(errors).length === 0) return null;
  if (Object.keys(missing).length > 0) return { errors, toast: missingDetails };
  return terms ? { errors, toast: missingTerms } : { errors };
}

function missingIn({ firstName, lastName, email, mobile, country }: Details): Record<string, string> {
  const checks: readonly (readonly [string, boolean, string])[] = [
    ['firstName', firstName.trim() !== '', 'Please enter your first name'],
    ['lastName', lastName.trim() !== '', 'Please enter your last name'],
    ['email', email.trim() !== '', 'Please enter your email address'],
    ['countryCode', country !== null || hasDialCode(mobile), 'Please select your country code'],
    ['mobile', mobile.trim() !== '', 'Please enter your phone number'],
  ];
  return Object.fromEntries(checks.filter(([, isThere]) => !isThere).map(([name, , words]) => [name, words]));
}
