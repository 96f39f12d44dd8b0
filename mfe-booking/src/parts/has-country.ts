import { textOf } from '@valam/mfe-kit/form';
import { hasDialCode } from '@valam/ui/phone-field/country';

/** True if the country of a phone number is known, by selection or from the number. */
export const hasCountry = (form: FormData): boolean =>
  textOf(form, 'countryCode') !== '' || hasDialCode(textOf(form, 'mobile'));
