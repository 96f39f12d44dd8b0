import type {
  FunnelFigures,
  FunnelGroup,
  FunnelReport,
  LeadFigures,
} from '@valam/contracts/leads/funnel-report.schema';
import type { LeadType } from '@valam/contracts/leads/lead.schema';
import {
  visitSteps,
  type VisitDevice,
  type VisitSource,
  type VisitStep,
} from '@valam/contracts/leads/visit.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { keyOfOthers } from '@valam/contracts/shared/report-range';
import { toCsv } from '../../description/cells';
import { inWords } from '../../description/field-description';

export const funnelGroupWords: Readonly<Record<FunnelGroup, string>> = {
  source: 'Source',
  device: 'Device',
  tour: 'Tour',
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

export const stepWords: Readonly<Record<VisitStep, string>> = {
  tour: 'Tour page',
  panel: 'Panel opened',
  details: 'Details',
  payment: 'Payment page',
  deposit: 'Deposit',
};

export const sourceWords: Readonly<Record<VisitSource, string>> = {
  direct: 'Direct',
  search: 'Search engine',
  social: 'Social network',
  email: 'Email',
  partner: 'Partner',
  other: 'Another website',
};

export const deviceWords: Readonly<Record<VisitDevice, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
};

const words: Readonly<Record<string, string>> = { ...sourceWords, ...deviceWords };

/** The label of a row: sources and devices are labeled here, tours and periods in the report. */
export const rowName = (by: FunnelGroup, { key, label }: { key: string; label: string }): string =>
  by === 'source' || by === 'device' ? (words[key] ?? label) : label;

const share = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part * 1_000) / whole) / 10 : null;

const shareText = (value: number | null): string => (value === null ? '–' : `${value}%`);

interface StepRow {
  readonly step: VisitStep;
  readonly now: number;
  readonly then: number;
  /** Visits that continued from the previous step, as a share; null for the first step. */
  readonly stepConversion: string | null;
  readonly stepConversionBefore: string | null;
  /** Visits that left after the previous step. */
  readonly left: number | null;
}

/** The steps in order, each compared with the one before it. */
export const stepRows = ({ now, then }: Pick<FunnelReport, 'now' | 'then'>): readonly StepRow[] =>
  visitSteps.map((step, index) => {
    const before = visitSteps[index - 1];
    return {
      step,
      now: now[step],
      then: then[step],
      stepConversion: before ? shareText(share(now[step], now[before])) : null,
      stepConversionBefore: before ? shareText(share(then[step], then[before])) : null,
      left: before ? Math.max(0, now[before] - now[step]) : null,
    };
  });

/** Deposits per hundred visits to a tour page. */
export const conversion = ({ tour, deposit }: FunnelFigures): string => shareText(share(deposit, tour));

/** The URL key of a lead type's row; it cannot collide with a source, device, tour or period. */
export const leadKey = (type: LeadType): string => `lead:${type}`;

const lost = 'lost:';
/** The URL key of the leads that were lost for a reason. */
export const reasonKey = (reason: string): string => `${lost}${reason}`;
export const reasonOf = (key: string): string | undefined =>
  key.startsWith(lost) ? key.slice(lost.length) : undefined;

interface LeadMeasure {
  readonly figure: string;
  readonly text: (figures: LeadFigures) => string;
}

export const leadMeasures: readonly LeadMeasure[] = [
  { figure: 'Received', text: ({ received }) => formatCount(received) },
  { figure: 'Answered in time', text: ({ inTime, promised }) => shareText(share(inTime, promised)) },
  { figure: 'Proposal', text: ({ proposals }) => formatCount(proposals) },
  { figure: 'Won', text: ({ won }) => formatCount(won) },
  { figure: 'Lost', text: ({ lost }) => formatCount(lost) },
];

export const hasAny = (figures: FunnelFigures): boolean => visitSteps.some((step) => figures[step] > 0);

export const hasVisits = ({ now, then }: FunnelReport): boolean => hasAny(now) || hasAny(then);

/** The rows of a report, followed by the sums of all tours without a row of their own. */
export const rowsWithOthers = (report: FunnelReport): FunnelReport['rows'] => [
  ...report.rows,
  ...(report.others
    ? [{ ...report.others, key: keyOfOthers, label: `${formatCount(report.others.count)} others` }]
    : []),
];

/** All parts of the report: the steps, the visits by the selected group, the leads by type, then the reasons. */
export function funnelCsv(report: FunnelReport): string {
  const { by, leads } = report;
  const before = 'range before';
  const leadFigures = ['received', 'promised', 'inTime', 'proposals', 'won', 'lost'] as const;
  return toCsv([
    ['Step', 'Visits', `Visits, ${before}`, 'Went on', `Went on, ${before}`, 'Left before'],
    ...stepRows(report).map(({ step, now, then, stepConversion, stepConversionBefore, left }) => [
      ...[stepWords[step], String(now), String(then), stepConversion ?? '', stepConversionBefore ?? ''],
      left === null ? '' : String(left),
    ]),
    [],
    [
      funnelGroupWords[by],
      ...visitSteps.flatMap((step) => [stepWords[step], `${stepWords[step]}, ${before}`]),
      ...['Page to deposit', `Page to deposit, ${before}`],
    ],
    ...rowsWithOthers(report).map((row) => [
      rowName(by, row),
      ...visitSteps.flatMap((step) => [String(row.now[step]), String(row.then[step])]),
      ...[conversion(row.now), conversion(row.then)],
    ]),
    [],
    ['Lead type', ...leadFigures.flatMap((figure) => [inWords(figure), `${inWords(figure)}, ${before}`])],
    ...leads.rows.map(({ key, now, then }) => [
      inWords(key),
      ...leadFigures.flatMap((figure) => [String(now[figure]), String(then[figure])]),
    ]),
    [],
    ['Why lost', 'Leads', `Leads, ${before}`],
    ...leads.lostReasons.map(({ reason, now, then }) => [reason, String(now), String(then)]),
  ]);
}
