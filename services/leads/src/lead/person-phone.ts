import parsePhoneNumber from 'libphonenumber-js/max';

function readNumber(mobile: string | null | undefined) {
  if (!mobile) return null;
  const text = mobile.trim();
  const number = parsePhoneNumber(text.startsWith('+') ? text : `+${text.replace(/^00/, '')}`);
  return number?.isValid() ? number : null;
}

/** The number in E.164, so that the same person compares equal; null when it cannot be read as one. */
export const personPhone = (mobile: string | null | undefined): string | null =>
  readNumber(mobile)?.number ?? null;

/** The country that the number belongs to: `DE`; null when it cannot be told. */
export const countryOfPhone = (mobile: string | null | undefined): string | null =>
  readNumber(mobile)?.country ?? null;
