import type {
  PartnerFigures,
  PartnerOrder,
  PartnersReport as Report,
} from '@valam/contracts/identity/partner-report.schema';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { monthsAndDays } from '@valam/service-kit/report/summed-months';
import type { DataSource } from 'typeorm';
import { firstPartners } from './partners-report.sql.js';

/** Figures as the statements return them. */
export interface Sums {
  readonly clicks: number;
  readonly leads: number;
  readonly bookings: number;
  readonly canceled: number;
  readonly commission_minor: number;
}

type Row = Sums & { readonly [Name in keyof Sums as `then_${Name}`]: number } & {
  /** Null in the row of all partners. */
  readonly key: string | null;
  readonly label: string | null;
  readonly code: string | null;
  readonly count: number;
};

const earlier = (row: Row): Sums => ({
  clicks: row.then_clicks,
  leads: row.then_leads,
  bookings: row.then_bookings,
  canceled: row.then_canceled,
  commission_minor: row.then_commission_minor,
});

function valuesOf(range: ReportRange, summedBefore: string | null): unknown[] {
  const { months, head, tail } = monthsAndDays(range, summedBefore);
  return [...months, ...[head, tail].flatMap(({ from, before, sign }) => [from, before, sign])];
}

interface Asked {
  readonly range: ReportRange;
  readonly order: PartnerOrder;
  readonly summedBefore: string | null;
  /** Leaves out the amounts for roles that may not see them. */
  readonly figuresOf: (sums: Sums) => PartnerFigures;
}

/** Sorting by amounts would reveal them to roles that may not see money. */
export const orderFor = (order: PartnerOrder, seesMoney: boolean): PartnerOrder =>
  seesMoney || order !== 'commission' ? order : 'bookings';

/** Ids of the partners in a response; entries of other partners belong to the row of the others. */
export async function firstPartnerKeys(
  dataSource: DataSource,
  range: ReportRange,
  order: PartnerOrder,
): Promise<string[]> {
  const [reading] = await dataSource.query<[{ summed_before: string | null }]>(
    'select summed_before from partner_reading',
  );
  const rows = await dataSource.query<Row[]>(firstPartners(order), [
    ...valuesOf(range, reading.summed_before),
    ...valuesOf(rangeBefore(range), reading.summed_before),
  ]);
  return rows.flatMap(({ key }) => key ?? []);
}

/** The first partners in an order, the sums of all, and the sums of the remaining ones. */
export async function readFirstPartners(
  dataSource: DataSource,
  { range, order, summedBefore, figuresOf }: Asked,
): Promise<Pick<Report, 'now' | 'then' | 'rows' | 'others'>> {
  const found = await dataSource.query<Row[]>(firstPartners(order), [
    ...valuesOf(range, summedBefore),
    ...valuesOf(rangeBefore(range), summedBefore),
  ]);
  const all = found.find(({ key }) => key === null);
  if (!all) throw new Error('The sums of all partners are always there');
  const rows = found.flatMap((row) =>
    row.key === null
      ? []
      : [
          {
            key: row.key,
            label: row.label ?? row.key,
            code: row.code,
            now: figuresOf(row),
            then: figuresOf(earlier(row)),
          },
        ],
  );
  const now = figuresOf(all);
  const then = figuresOf(earlier(all));
  const count = all.count - rows.length;
  const beyond = (whole: PartnerFigures, which: 'now' | 'then') =>
    rows.reduce((left, row) => minus(left, row[which]), whole);
  return {
    now,
    then,
    rows,
    ...(count > 0 && { others: { count, now: beyond(now, 'now'), then: beyond(then, 'then') } }),
  };
}

const minus = (whole: PartnerFigures, part: PartnerFigures): PartnerFigures => ({
  clicks: whole.clicks - part.clicks,
  leads: whole.leads - part.leads,
  bookings: whole.bookings - part.bookings,
  canceled: whole.canceled - part.canceled,
  commissionMinor:
    whole.commissionMinor === null || part.commissionMinor === null
      ? null
      : whole.commissionMinor - part.commissionMinor,
});
