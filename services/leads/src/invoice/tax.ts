import { istDay } from '@valam/contracts/shared/days';

/** The tax that a gross amount includes, in its smallest unit, rounded so that net and tax add up to it. */
export function taxWithin(grossMinor: number, percent: number): number {
  return grossMinor - Math.round((grossMinor * 100) / (100 + percent));
}

/** The tax in a credit note. The parts of a payment refunded in parts add up to exactly its tax. */
export function taxGivenBack(grossMinor: number, earlierMinor: number, percent: number): number {
  return taxWithin(earlierMinor + grossMinor, percent) - taxWithin(earlierMinor, percent);
}

/** The Indian financial year, April to March, of an instant: `26-27`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = istDay(at).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  const digits = (of: number): string => String(of % 100).padStart(2, '0');
  return `${digits(first)}-${digits(first + 1)}`;
}

/** States and territories by the first two digits of a GSTIN. */
const states: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

const gstinShape = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Checks a GSTIN: its format, an existing state code, and its check digit. */
export function isGstin(text: string): boolean {
  if (!gstinShape.test(text) || !states[text.slice(0, 2)]) return false;
  const sum = [...text.slice(0, 14)].reduce((total, character, at) => {
    const product = digits.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] === text[14];
}

/** The state of a tax-registered company, otherwise that of the seller. */
export function placeOfSupply(sellerGstin: string, buyerTaxNumber: string | null): string {
  const gstin = buyerTaxNumber && isGstin(buyerTaxNumber) ? buyerTaxNumber : sellerGstin;
  const code = gstin.slice(0, 2);
  return `${states[code] ?? 'India'} (${code})`;
}
