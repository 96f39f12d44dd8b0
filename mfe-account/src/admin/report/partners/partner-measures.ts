import type {
  PartnerFigures,
  PartnerGroup,
  PartnersReport,
} from '@valam/contracts/identity/partner-report.schema';
import { formatCount, formatMoney, money } from '@valam/contracts/shared/money';
import { toCsv } from '../../description/cells';
import type { Explanation } from '../explanations';

export const partnerGroupWords: Readonly<Record<PartnerGroup, string>> = {
  partner: 'Partner',
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

export interface PartnerMeasure extends Explanation {
  readonly id: string;
  /** Null where it cannot be said: a share of nothing, or money that is not for this role. */
  readonly of: (figures: PartnerFigures) => number | null;
  readonly unit: 'count' | 'percent' | 'cents';
}

const percent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part * 1_000) / whole) / 10 : null;

const all: readonly PartnerMeasure[] = [
  {
    id: 'clicks',
    figure: 'Clicks',
    meaning:
      'Visits by a partner’s link, one per visitor and day. Programs are left out, and nothing is kept of the visitor.',
    unit: 'count',
    of: ({ clicks }) => clicks,
  },
  {
    id: 'leads',
    figure: 'Leads',
    meaning:
      'Inquiries, messages and downloads of people who came with a partner’s code, spam left out. Bookings are counted apart.',
    unit: 'count',
    of: ({ leads }) => leads,
  },
  {
    id: 'bookings',
    figure: 'Bookings',
    meaning:
      'Bookings with a partner’s code whose first payment arrived on these days. Those canceled later stay counted here.',
    unit: 'count',
    of: ({ bookings }) => bookings,
  },
  {
    id: 'conversion',
    figure: 'Conversion',
    meaning: 'Bookings for every hundred clicks on these days.',
    unit: 'percent',
    of: ({ bookings, clicks }) => percent(bookings, clicks),
  },
  {
    id: 'canceled',
    figure: 'Canceled',
    meaning: 'Bookings with a partner’s code that were canceled on these days, whenever they were made.',
    unit: 'count',
    of: ({ canceled }) => canceled,
  },
  {
    id: 'share',
    figure: 'Share canceled',
    meaning:
      'Canceled divided by bookings. Over a short range it can be more than 100 %, because bookings of earlier days are canceled too; over a year it says whose travelers cancel most.',
    unit: 'percent',
    of: ({ canceled, bookings }) => percent(canceled, bookings),
  },
  {
    id: 'commission',
    figure: 'Commission',
    meaning:
      'Lines that were written into the commission ledger on these days, in US dollars: earned with payments, taken back with refunds. Corrections are lines of their own day.',
    unit: 'cents',
    of: ({ commissionMinor }) => commissionMinor,
  },
];

/** Commissions are left out where the role does not see money. */
export const measuresFor = ({ now }: PartnersReport): readonly PartnerMeasure[] =>
  all.filter(({ id }) => id !== 'commission' || now.commissionMinor !== null);

export const isMeasure = (id: string | null): id is string => all.some((measure) => measure.id === id);
export const measureChoices = all.map(({ id, figure }) => ({ value: id, label: figure }));

export const partnerExplanations: readonly Explanation[] = [
  ...all,
  {
    figure: 'Which day',
    meaning:
      'Each entry counts on the day in India on which it was recorded, so a closed day does not change: a cancellation or a correction of the ledger is an entry of its own day.',
  },
];

export function valueText({ unit }: PartnerMeasure, value: number | null): string {
  if (value === null) return '–';
  if (unit === 'cents') return formatMoney(money(Math.round(value), 'USD'));
  return unit === 'percent' ? `${value} %` : formatCount(value);
}

/** The rows of partners by a measure, the highest first; periods stay in their order. */
export function inOrder(report: PartnersReport, { of }: PartnerMeasure): PartnersReport['rows'] {
  if (report.by !== 'partner') return report.rows;
  return report.rows.toSorted((a, b) => (of(b.now) ?? -Infinity) - (of(a.now) ?? -Infinity));
}

const cell = ({ of, unit }: PartnerMeasure, figures: PartnerFigures): string => {
  const value = of(figures);
  if (value === null) return '';
  return unit === 'cents' ? (value / 100).toFixed(2) : String(value);
};

export function partnersCsv(report: PartnersReport): string {
  const measures = measuresFor(report);
  return toCsv([
    [
      partnerGroupWords[report.by],
      'Code',
      ...measures.flatMap(({ figure }) => [figure, `${figure}, range before`]),
    ],
    ...report.rows.map((row) => [
      row.label,
      row.code ?? '',
      ...measures.flatMap((measure) => [cell(measure, row.now), cell(measure, row.then)]),
    ]),
  ]);
}
