import { mostReportRows } from '@valam/contracts/shared/report-range';

/** The rows that fit into a response, and the sums of the others for each period. */
export function firstRows<Period extends string, Figures, Row extends Readonly<Record<Period, Figures>>>(
  rows: readonly Row[],
  periods: readonly Period[],
  sum: (all: readonly Figures[]) => Figures,
): { rows: Row[]; others?: { count: number } & Record<Period, Figures> } {
  const others = rows.slice(mostReportRows);
  if (others.length === 0) return { rows: [...rows] };
  const sums = periods.map((period) => [period, sum(others.map((row) => row[period]))] as const);
  return {
    rows: rows.slice(0, mostReportRows),
    others: { count: others.length, ...(Object.fromEntries(sums) as Record<Period, Figures>) },
  };
}

/** Adds up figures of the same names. */
export const sumFigures = <Figures extends { readonly [Name in keyof Figures]: number }>(
  all: readonly Figures[],
  nothing: Figures,
): Figures => {
  const sum = (name: keyof Figures): number => all.reduce((total, one) => total + one[name], 0);
  return Object.fromEntries(
    Object.keys(nothing).map((name) => [name, sum(name as keyof Figures)]),
  ) as unknown as Figures;
};
