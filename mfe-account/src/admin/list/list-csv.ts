import { mostCounted, type AdminRecord } from '@valam/contracts/shared/admin';
import { asText } from '../description/as-text';
import { toCsv } from '../description/cells';
import type { EntityDescription } from '../description/entity-description';
import type { Shown } from '../description/shown';
import { moneyIn } from '../description/values';

const perPage = 100;

type Ask = (page: number, perPage: number) => Promise<readonly AdminRecord[]>;

/** What a list finds as far as it counts, with its columns; to export more, narrow the list. */
export async function listCsv({ columns }: EntityDescription, ask: Ask): Promise<string> {
  const rows: string[][] = [];
  for (let page = 1; rows.length < mostCounted; page++) {
    const records = await ask(page, perPage);
    rows.push(...records.map((record) => columns.flatMap((column) => cellsOf(column, record))));
    if (records.length < perPage) break;
  }
  return toCsv([columns.flatMap(headersOf), ...rows]);
}

const headersOf = ({ label, as }: Shown): string[] =>
  as === 'money' ? [label, `${label}, currency`] : [label];

function cellsOf({ key, as, value }: Shown, record: AdminRecord): string[] {
  const given = value ? value(record) : record[key];
  if (as === 'money') {
    const amount = moneyIn(given);
    return amount ? [(amount.amountMinor / 100).toFixed(2), amount.currency] : ['', ''];
  }
  return [Array.isArray(given) ? given.map(asText).join(' | ') : asText(given)];
}
