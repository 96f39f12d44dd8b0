import type { Roster } from '@valam/contracts/leads/roster.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { Button } from '@valam/ui/button/button';
import { Stack } from '@valam/ui/layout/layout';
import { saveFile } from '../action/save-file';
import { asText } from '../description/as-text';
import { toCsv } from '../description/cells';
import { inWords } from '../description/field-description';
import type { Shown } from '../description/shown';
import { joinedParts } from '../record/joined-parts';
import { RecordTable } from '../record/record-table';

type Row = Readonly<Record<string, string>>;

const write = (value: unknown): string =>
  typeof value === 'object' && value !== null ? joinedParts(value) : asText(value);

/** One row per named traveler, and one with the number of those of the party who are not named yet. */
function rosterRows({ parties }: Pick<Roster, 'parties'>): Row[] {
  return parties.flatMap((party) => {
    const unnamed = party.quantity - party.travellers.length;
    const of = {
      booking: party.bookingRef,
      booked: party.leadName,
      contact: write(party.contact),
      room: write(party.room),
      wishes: [party.diet, party.needs].filter(Boolean).join(', '),
      balance: party.balance ? formatMoney(party.balance) : '',
      // Some of them may be named.
      details: party.missing > 0 ? `Missing for ${party.missing} of ${party.quantity}` : '',
    };
    const named = party.travellers.map((traveller) => ({
      ...of,
      ...Object.fromEntries(
        Object.entries(traveller)
          .filter(([key]) => key !== 'id')
          .map(([key, value]) => [key, write(value)]),
      ),
    }));
    return unnamed > 0 ? [...named, { ...of, fullName: `${unnamed} not named yet` }] : named;
  });
}

/** Only the columns that have a value in some row. */
function rosterColumnsOf(rows: readonly Row[]): Shown[] {
  const keys = [...new Set(['fullName', ...rows.flatMap(Object.keys)])];
  return keys
    .filter((key) => key === 'fullName' || rows.some((row) => row[key]))
    .map((key) => ({ key, label: inWords(key) }));
}

const rosterCsv = (columns: readonly Shown[], rows: readonly Row[]): string =>
  toCsv([columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ key }) => row[key] ?? ''))]);

/** The roster of a departure, to read, print or download as CSV. */
export function RosterView({ roster }: { roster: Roster }) {
  const rows = rosterRows(roster);
  const columns = rosterColumnsOf(rows);
  const title = `${roster.tourTitle}, ${formatDayRange(roster.startDate, roster.endDate)}`;
  return (
    <Stack $gap="4">
      <RecordTable title={title} rows={rows} columns={columns} />
      <div>
        <Button small variant="secondary" onClick={() => saveFile('roster.csv', rosterCsv(columns, rows))}>
          CSV
        </Button>{' '}
        <Button small variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Stack>
  );
}
