import { inWords } from './field-description';
import { rowsAt, textAt } from './values';

export interface HistoryLine {
  readonly at: string;
  readonly what: string;
  readonly who: string;
  readonly why: string | null;
}

/** Parses a record's `history` field. */
export const historyIn = (row: Readonly<Record<string, unknown>>): HistoryLine[] =>
  rowsAt(row, 'history').map((step) => ({
    at: textAt(step, 'at'),
    what: inWords(textAt(step, 'to')),
    who: textAt(step, 'actor'),
    why: textAt(step, 'reason') || null,
  }));
