import type { Roster } from '@valam/contracts/leads/roster.schema';
import { formatMoney } from '@valam/contracts/shared/money';
import { asText } from '../description/as-text';
import { toCsv } from '../description/cells';
import type { Shown } from '../description/shown';
import { inWords } from '../description/field-description';

type Row = Readonly<Record<string, string>>;

const write = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return asText(value);
  return Object.values(value)
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ');
};

/** One row a traveler; parties whose travelers are not named yet have a row each. */
export function rosterRows({ parties }: Pick<Roster, 'parties'>): Row[] {
  return parties.flatMap((party) => {
    const of = {
      booking: party.bookingRef,
      booked: party.leadName,
      contact: write(party.contact),
      room: write(party.room),
      wishes: [party.diet, party.needs].filter(Boolean).join(', '),
      balance: party.balance ? formatMoney(party.balance) : '',
    };
    const named = party.travellers.map((traveller) => ({
      ...of,
      ...Object.fromEntries(
        Object.entries(traveller)
          .filter(([key]) => key !== 'id')
          .map(([key, value]) => [key, write(value)]),
      ),
    }));
    const missing = party.missing > 0 ? [{ ...of, fullName: `${party.missing} without details` }] : [];
    return [...named, ...missing];
  });
}

/** The columns in which anything stands. */
export function rosterColumnsOf(rows: readonly Row[]): Shown[] {
  const keys = [...new Set(['fullName', ...rows.flatMap(Object.keys)])];
  return keys
    .filter((key) => key === 'fullName' || rows.some((row) => row[key]))
    .map((key) => ({ key, label: inWords(key) }));
}

export const rosterCsv = (columns: readonly Shown[], rows: readonly Row[]): string =>
  toCsv([columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ key }) => row[key] ?? ''))]);
