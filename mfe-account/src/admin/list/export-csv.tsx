import type { AdminRecord } from '@valam/contracts/shared/admin';
import { istClock } from '@valam/contracts/shared/days';
import { formatCount } from '@valam/contracts/shared/money';
import { CallRefused } from '@valam/mfe-kit/api';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { useState } from 'react';
import { saveFile } from '../action/save-file';
import { useOffice, type FoundRecords } from '../api/use-office';
import type { ListQuery } from '../api/use-records';
import { asText } from '../description/as-text';
import { lineEnd, toCsv } from '../description/cells';
import type { EntityDescription } from '../description/entity-description';
import type { Shown } from '../description/shown';
import { moneyIn } from '../description/values';

const perPage = 100;
/** As many rows as a browser can hold in memory and fetch within a few minutes. */
const mostRows = 50_000;

interface ListCsv {
  readonly csv: string;
  /** The file was truncated at the maximum number of rows. */
  readonly isCut: boolean;
}

type Ask = (page: number, perPage: number) => Promise<FoundRecords>;

/** Exports all pages of a list as CSV, with its columns. */
export async function listCsv(
  { columns }: EntityDescription,
  ask: Ask,
  most: number = mostRows,
): Promise<ListCsv> {
  const lines = [toCsv([columns.flatMap(headersOf)])];
  // A record added between two requests shifts others to the next page, where they would be exported twice.
  const seen = new Set<string>();
  let known = 0;
  for (let page = 1; ; page++) {
    const { items, total } = await ask(page, perPage);
    for (const record of items) {
      if (seen.has(record.id)) continue;
      if (seen.size === most) return { csv: lines.join(lineEnd), isCut: true };
      seen.add(record.id);
      lines.push(toCsv([columns.flatMap((column) => cellsOf(column, record))]));
    }
    // A record removed between two requests shifts later records to pages that were already fetched: fetch them again.
    const left = Math.max(0, known - total);
    known = total;
    if (left > 0) page = Math.max(0, page - 1 - Math.ceil(left / perPage));
    else if (items.length < perPage) return { csv: lines.join(lineEnd), isCut: false };
  }
}

function headersOf({ label, as }: Shown): string[] {
  if (as === 'money') return [label, `${label}, currency`];
  return [as === 'moment' ? `${label}, IST` : label];
}

function cellsOf({ key, as, value }: Shown, record: AdminRecord): string[] {
  const given = value ? value(record) : record[key];
  if (as === 'money') {
    const amount = moneyIn(given);
    return amount ? [(amount.amountMinor / 100).toFixed(2), amount.currency] : ['', ''];
  }
  if (as === 'moment') return [clockIn(asText(given))];
  const text = Array.isArray(given) ? given.map(asText).join(' | ') : asText(given);
  // A search in a spreadsheet does not find a word behind a no-break space, which is for the screen only.
  return [text.replaceAll('\u00a0', ' ')];
}

/** `2027-04-01 00:30`, in Indian time, like the days on the screens and in the reports. */
const clockIn = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? instant : istClock(instant).replace('T', ' ');

interface ExportCsvProps {
  readonly description: EntityDescription;
  readonly query: ListQuery;
}

/** A button that exports the list as CSV, with its search, filters and order. */
export function ExportCsv({ description, query }: ExportCsvProps) {
  const office = useOffice();
  const shell = useShell();
  const [isWriting, setWriting] = useState(false);
  const { page: _page, ...asked } = query;
  const write = async () => {
    setWriting(true);
    try {
      const { csv, isCut } = await listCsv(description, (page, perPage) =>
        office.find(description.name, { ...given(asked), page, perPage }),
      );
      saveFile(`${description.name}.csv`, csv);
      if (isCut)
        shell.toast({
          title: `The file ends after ${formatCount(mostRows)} rows.`,
          description: 'Narrow the list by its search or its filters to get the rest.',
          tone: 'destructive',
        });
    } catch (reason) {
      if (!(reason instanceof CallRefused)) throw reason;
      shell.toast({
        title: 'The file could not be written.',
        description: reason.message,
        tone: 'destructive',
      });
    } finally {
      setWriting(false);
    }
  };
  return (
    <Button small variant="secondary" busy={isWriting} busyLabel="Writing..." onClick={() => void write()}>
      Export CSV
    </Button>
  );
}

const given = (query: ListQuery): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined),
  );
