import parsePhoneNumber from 'libphonenumber-js/max';

function readNumber(mobile: string | null | undefined) {
  if (!mobile) return null;
  const text = mobile.trim();
  const number = parsePhoneNumber(text.startsWith('+') ? text : `+${text.replace(/^00/, '')}`);
  return number?.isValid() ? number : null;
}

/** The number in E.164, so that equal numbers compare equal; null if it cannot be parsed. */
export const personPhone = (mobile: string | null | undefined): string | null =>
  readNumber(mobile)?.number ?? null;

/** The country of the number: `DE`; null when it is unknown. */
export const countryOfPhone = (mobile: string | null | undefined): string | null =>
  readNumber(mobile)?.country ?? null;
