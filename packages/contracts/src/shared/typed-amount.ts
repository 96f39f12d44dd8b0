/**
 * Digits with optional thousands separators, in groups of three or in Indian groups. A comma is accepted as a
 * separator only if the last group has three digits: in many countries, `12,50` is twelve and a half.
 */
const amount = /^(\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})(?:\.(\d{1,2}))?$/;
const mostDigits = 9;

/** An amount as typed, in minor units: `664`, `$1,000.50`, `1,20,000`. Null when it is not valid. */
export function typedAmount(typed: string): number | null {
  const [, whole = '', cents = ''] = amount.exec(typed.replace(/[$€£₹]/g, '').trim()) ?? [];
  const units = whole.replace(/[,\s]/g, '');
  return units === '' || units.length > mostDigits
    ? null
    : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}
