import type { FieldKind } from '@valam/contracts/shared/field-kind';
import { invalidFields } from '@valam/contracts/shared/problem';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

export type Row = Readonly<Record<string, string>>;

const mostRows = 2_000;

/** Rows as CSV for spreadsheets; a cell that begins like a formula is escaped. */
export function toCsv(columns: readonly string[], records: readonly Record<string, unknown>[]): string {
  return stringify(
    records.map((record) => columns.map((column) => toCell(record[column]))),
    { header: true, columns: [...columns], bom: true, escape_formulas: true },
  );
}

export function fromCsv(text: string): Row[] {
  try {
    const rows = parse<Row>(text, {
      columns: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      to: mostRows + 1,
    });
    if (rows.length > mostRows) throw new Error(`At most ${mostRows} rows at a time.`);
    return rows.map(withoutEscapes);
  } catch (error) {
    throw invalidFields({ csv: error instanceof Error ? error.message : 'This file is not valid CSV.' });
  }
}

/**
 * Converts the cells of a row: an empty cell leaves the field unchanged, `-` clears it, lists and objects are
 * JSON. A text stays unchanged even if it is valid JSON.
 */
export function fromCells(
  row: Row,
  kinds: Readonly<Record<string, Pick<FieldKind, 'kind'>>>,
): Record<string, unknown> {
  const isText = (column: string) => ['text', 'long'].includes(kinds[column]?.kind ?? '');
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, cell]) => cell !== '')
      .map(([column, cell]) => [column, cell === '-' ? null : isText(column) ? cell : fromJson(cell)]),
  );
}

/** Separates the words of a list when it is read again. */
const separator = /[|;\n]/;

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((part) => typeof part === 'string' && !separator.test(part)))
    return value.join(' | ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function fromJson(cell: string): unknown {
  if (!/^[[{]/.test(cell)) return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

const withoutEscapes = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [column, cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')]),
  );
