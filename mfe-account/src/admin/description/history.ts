import { inWords } from './field-description';
import { rowsAt, textAt } from './values';

/** An entry of a record's history. */
export interface HistoryLine {
  readonly at: string;
  readonly what: string;
  readonly who: string;
  readonly why: string | null;
}

/** The transitions that a record lists under `history`. */
export const historyIn = (row: Readonly<Record<string, unknown>>): HistoryLine[] =>
  rowsAt(row, 'history').map((step) => ({
    at: textAt(step, 'at'),
    what: inWords(textAt(step, 'to')),
    who: textAt(step, 'actor'),
    why: textAt(step, 'reason') || null,
  }));
