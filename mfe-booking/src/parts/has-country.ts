import { textOf } from '@valam/mfe-kit/form';

/** True when the country of a phone number is known, by the choice or from the number. */
export const hasCountry = (form: FormData): boolean =>
  textOf(form, 'countryCode') !== '' || textOf(form, 'mobile').startsWith('+');
