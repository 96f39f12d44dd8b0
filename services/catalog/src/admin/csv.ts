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

/** Stands for bytes that are not UTF-8: an older spreadsheet saves CSV in the code page of its machine. */
const unreadable = '\uFFFD';

export function fromCsv(text: string): Row[] {
  if (text.includes(unreadable))
    throw invalidFields({
      csv: 'Some letters of this file cannot be read. Save it as “CSV UTF-8”, then choose it again.',
    });
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
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, cell]) => cell !== '')
      .map(([column, cell]) => [column, cell === '-' ? null : fromCell(cell, kinds[column]?.kind)]),
  );
}

function fromCell(cell: string, kind?: FieldKind['kind']): unknown {
  if (kind === 'text' || kind === 'long') return cell;
  // A spreadsheet writes TRUE and FALSE in capitals.
  return kind === 'flag' ? cell.toLowerCase() : fromJson(cell);
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
