import type { Roster } from '@valam/contracts/leads/roster.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { Button } from '@valam/ui/button/button';
import { Stack } from '@valam/ui/layout/layout';
import { saveFile } from '../action/save-file';
import { RecordTable } from '../record/record-table';
import { rosterColumnsOf, rosterCsv, rosterRows } from './roster-rows';

/** Who travels, to read, to print and as CSV. */
export function RosterView({ answer }: { answer: Readonly<Record<string, unknown>> }) {
  const roster = answer as unknown as Roster;
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
