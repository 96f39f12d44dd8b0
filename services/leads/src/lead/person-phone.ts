import parsePhoneNumber from 'libphonenumber-js/max';

/** The number in E.164, so that the same person compares equal; null when it cannot be read as one. */
export function personPhone(mobile: string | null | undefined): string | null {
  if (!mobile) return null;
  const text = mobile.trim();
  const number = parsePhoneNumber(text.startsWith('+') ? text : `+${text.replace(/^00/, '')}`);
  return number?.isValid() ? number.number : null;
}
