import {
  type PartnerFigures,
  type PartnerGroup,
  type PartnerOrder,
  type PartnersReport,
  partnerValues,
} from '@valam/contracts/identity/partner-report.schema';
import { formatCount, formatMoney, money } from '@valam/contracts/shared/money';
import { keyOfOthers } from '@valam/contracts/shared/report-range';
import { toCsv } from '../../description/cells';
import { rangeBeforeExplained, type Explanation } from '../explanations';
import { allRowsWords } from '../use-report-address';

export const partnerGroupWords: Readonly<Record<PartnerGroup, string>> = {
  partner: 'Partner',
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

export interface PartnerMeasure extends Explanation {
  readonly id: PartnerOrder;
  readonly unit: 'count' | 'percent' | 'cents';
}

const all: readonly PartnerMeasure[] = [
  {
    id: 'clicks',
    figure: 'Clicks',
    meaning:
      'Visits by a partner’s link, one per visitor and day. Bots are left out, and nothing is kept of the visitor.',
    unit: 'count',
  },
  {
    id: 'leads',
    figure: 'Leads',
    meaning:
      'Inquiries, messages and downloads of people who came with a partner’s code, without what was recognized as spam when it came. Bookings are counted apart.',
    unit: 'count',
  },
  {
    id: 'bookings',
    figure: 'Bookings',
    meaning:
      'Bookings with a partner’s code whose first payment arrived on these days. Those cancelled later stay counted here.',
    unit: 'count',
  },
  {
    id: 'conversion',
    figure: 'Conversion',
    meaning:
      'Bookings for every hundred clicks, both of these days. A booking may come from a click of an earlier day.',
    unit: 'percent',
  },
  {
    id: 'canceled',
    figure: 'Cancelled',
    meaning: 'Bookings with a partner’s code that were cancelled on these days, whenever they were made.',
    unit: 'count',
  },
  {
    id: 'share',
    figure: 'Share cancelled',
    meaning:
      'Cancelled divided by bookings. Over a short range it can be more than 100%, because bookings of earlier days are cancelled too; over a year it says whose travelers cancel most.',
    unit: 'percent',
  },
  {
    id: 'commission',
    figure: 'Commission',
    meaning:
      'Lines that were written into the commission ledger on these days, in US dollars: earned with payments, taken back with refunds. Corrections are lines of their own day.',
    unit: 'cents',
  },
];

/** All measures, without commissions if the role may not see money. */
export const measuresFor = ({ now }: PartnersReport): readonly PartnerMeasure[] =>
  all.filter(({ id }) => id !== 'commission' || now.commissionMinor !== null);

export const isMeasure = (id: string | null): id is PartnerOrder => all.some((measure) => measure.id === id);
export const measureChoices = all.map(({ id, figure }) => ({ value: id, label: figure }));

export const partnerExplanations: readonly Explanation[] = [
  ...all,
  {
    figure: 'Which day',
    meaning:
      'Each entry counts on the day in India on which it was recorded, so a closed day does not change: a cancellation or a correction of the ledger is an entry of its own day.',
  },
  rangeBeforeExplained,
];

export function valueText({ unit }: PartnerMeasure, value: number | null): string {
  if (value === null) return '–';
  if (unit === 'cents') return formatMoney(money(Math.round(value), 'USD'));
  return unit === 'percent' ? `${value}%` : formatCount(value);
}

export const hasAny = (figures: PartnerFigures): boolean =>
  Object.values(partnerValues).some((valueOf) => valueOf(figures));

const cell = ({ id, unit }: PartnerMeasure, figures: PartnerFigures): string => {
  const value = partnerValues[id](figures);
  if (value === null) return '';
  return unit === 'cents' ? (value / 100).toFixed(2) : String(value);
};

/** The row that sums up all partners without a row of their own. */
export const othersOf = ({ others }: PartnersReport): PartnersReport['rows'] =>
  others ? [{ ...others, key: keyOfOthers, label: `${formatCount(others.count)} others`, code: null }] : [];

const allOf = ({ now, then }: PartnersReport) => ({ label: allRowsWords, code: null, now, then });

/** All parts of the report: the rows, the totals and the inactive partners. */
export function partnersCsv(report: PartnersReport): string {
  const measures = measuresFor(report);
  return toCsv([
    [
      partnerGroupWords[report.by],
      'Code',
      ...measures.flatMap(({ figure }) => [figure, `${figure}, range before`]),
    ],
    ...[...report.rows, ...othersOf(report), allOf(report)].map((row) => [
      row.label,
      row.code ?? '',
      ...measures.flatMap((measure) => [cell(measure, row.now), cell(measure, row.then)]),
    ]),
    [],
    ['Sleeping partner', 'Code', 'Last seen', 'Clicks so far', 'Leads so far', 'Bookings so far'],
    ...report.sleeping.map(({ name, code, lastDay, clicks, leads, bookings }) => [
      ...[name, code ?? '', lastDay],
      ...[clicks, leads, bookings].map(String),
    ]),
  ]);
}
