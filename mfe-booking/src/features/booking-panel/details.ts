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
