import type { Country } from '@valam/ui/phone-field/phone-field';

/** Who travels, as typed in the second step. */
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

/** Whether everything that a booking needs was filled in. */
export function isComplete({ firstName, lastName, email, mobile, country }: Details): boolean {
  return country !== null && [firstName, lastName, email, mobile].every((text) => text.trim() !== '');
}
