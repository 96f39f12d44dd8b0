import type { AdminRecord } from '@valam/contracts/shared/admin';
import { asText } from '../description/as-text';
import { toCsv } from '../description/cells';
import type { EntityDescription } from '../description/entity-description';
import type { Shown } from '../description/shown';
import { moneyIn } from '../description/values';

const perPage = 100;
/** More than anybody reads in a table; whoever needs more narrows the list. */
const mostRows = 10_000;

type Ask = (page: number, perPage: number) => Promise<readonly AdminRecord[]>;

/** Everything that a list finds, as it is found, with the columns of the list. */
export async function listCsv({ columns }: EntityDescription, ask: Ask): Promise<string> {
  const rows: string[][] = [];
  for (let page = 1; rows.length < mostRows; page++) {
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
