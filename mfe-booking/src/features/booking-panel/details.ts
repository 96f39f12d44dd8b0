import type { Country } from '@valam/ui/phone-field/phone-field';

/** The lead traveler's details, as typed in the second step. */
export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly country: Country | null;
  readonly diet: string;
  readonly needs: string;
  readonly acceptsTerms: boolean;
}

export const noDetails: Details = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  country: null,
  diet: '',
  needs: '',
  acceptsTerms: false,
};

type DetailErrors = Readonly<Record<string, string>>;

/** Errors of required fields that are missing, by field. */
export function missingIn({ firstName, lastName, email, mobile, country }: Details): DetailErrors {
  const checks: readonly (readonly [string, boolean, string])[] = [
    ['firstName', firstName.trim() !== '', 'Please enter your first name'],
    ['lastName', lastName.trim() !== '', 'Please enter your last name'],
    ['email', email.trim() !== '', 'Please enter your email address'],
    ['countryCode', country !== null || mobile.trim().startsWith('+'), 'Please select your country code'],
    ['mobile', mobile.trim() !== '', 'Please enter your phone number'],
  ];
  return Object.fromEntries(checks.filter(([, isThere]) => !isThere).map(([name, , words]) => [name, words]));
}
