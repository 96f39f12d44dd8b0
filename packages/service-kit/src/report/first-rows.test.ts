import { describe, expect, it } from '@jest/globals';
import { mostReportRows } from '@valam/contracts/shared/report-range';
import { firstRows, sumFigures } from './first-rows.js';

const nothing = { bookings: 0, travelers: 0 };
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, key) => ({
    key,
    now: { bookings: 1, travelers: 2 },
    before: { bookings: key, travelers: 0 },
  }));
const sum = (all: readonly (typeof nothing)[]) => sumFigures(all, nothing);

describe('the rows of a report', () => {
  it('are complete if a response can contain all of them', () => {
    const rows = rowsOf(mostReportRows);
    expect(firstRows(rows, ['now', 'before'], sum)).toEqual({ rows });
  });

  it('are followed by the number and the sums of the others', () => {
    const rows = rowsOf(mostReportRows + 2);
    expect(firstRows(rows, ['now', 'before'], sum)).toEqual({
      rows: rows.slice(0, mostReportRows),
      others: {
        count: 2,
        now: { bookings: 2, travelers: 4 },
        before: { bookings: mostReportRows * 2 + 1, travelers: 0 },
      },
    });
  });
});
