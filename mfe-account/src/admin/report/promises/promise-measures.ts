import type {
  PromisedAnswer,
  PromiseFigures,
  PromiseGroup,
  PromisesReport,
} from '@valam/contracts/leads/report.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { inWords } from '../../description/field-description';
import { toCsv } from '../../description/cells';
import { rangeBeforeExplained, type Explanation } from '../explanations';
import { allRows, allRowsWords } from '../use-report-address';

export const promiseGroupWords: Readonly<Record<PromiseGroup, string>> = {
  person: 'Person',
  type: 'Type',
  week: 'Week',
  month: 'Month',
};

export const answerWords: Readonly<Record<PromisedAnswer, string>> = {
  inTime: 'In time',
  late: 'Late',
  overdue: 'Not answered',
  waiting: 'Not due yet',
};

/** The percentage of due answers that were in time; null if none was due. */
export function shareInTime({ inTime, late, overdue }: PromiseFigures): number | null {
  const due = inTime + late + overdue;
  return due === 0 ? null : Math.round((inTime * 100) / due);
}

const minutesToAnswer = ({ inTime, late, answerMinutes }: PromiseFigures): number | null =>
  inTime + late === 0 ? null : Math.round(answerMinutes / (inTime + late));

/** `45 min`, `3 h 20 min`, `2 d 4 h`. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '–';
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
  return `${rest} min`;
}

export const shareText = (share: number | null): string => (share === null ? '–' : `${share}%`);

export interface PromiseMeasure extends Explanation {
  readonly text: (figures: PromiseFigures) => string;
  /** The value in a CSV file. */
  readonly value: (figures: PromiseFigures) => number | null;
  /** The measure counts leads with this answer. */
  readonly answer?: PromisedAnswer;
}

const count = (answer: PromisedAnswer) => ({
  figure: answerWords[answer],
  text: (figures: PromiseFigures) => formatCount(figures[answer]),
  value: (figures: PromiseFigures) => figures[answer],
  answer,
});

export const promiseMeasures: readonly PromiseMeasure[] = [
  {
    figure: 'Share in time',
    meaning:
      'Of the answers that were due, those that came in time. Answers that are not due yet are left out.',
    text: (figures) => shareText(shareInTime(figures)),
    value: shareInTime,
  },
  {
    ...count('inTime'),
    meaning:
      'Leads whose answer was due on these days and that were answered by then. The clock stops when a lead leaves the state New.',
  },
  {
    ...count('late'),
    meaning: 'Leads that were answered after their answer was due.',
  },
  {
    ...count('overdue'),
    meaning: 'Leads whose answer was due and that nobody has answered yet.',
  },
  {
    ...count('waiting'),
    meaning: 'Leads that wait for an answer which is still to come in time.',
  },
  {
    figure: 'Time to answer',
    meaning:
      'From the question to its first answer, on average over the answered ones. Nights and Sundays are counted too, while the promise itself ends in office hours.',
    text: (figures) => durationText(minutesToAnswer(figures)),
    value: minutesToAnswer,
  },
];

export const promiseExplanations: readonly Explanation[] = [
  ...promiseMeasures,
  {
    figure: 'Who and what is counted',
    meaning:
      'Leads that were promised an answer: inquiries and messages within 24 hours, private tours within 48, moved into office hours. Not downloads, bookings or spam. A lead counts for the person who looks after it today.',
  },
  {
    figure: 'Which day',
    meaning:
      'A lead counts on the day in India on which its answer was due, as it is now: an answer that comes late moves the lead from Not answered to Late.',
  },
  rangeBeforeExplained,
];

/** The label of a row. */
export function rowLabel({ by }: PromisesReport, { key, label }: PromisesReport['rows'][number]): string {
  if (by === 'person') return key || 'Nobody yet';
  return by === 'type' ? inWords(key) : label;
}

export const promisesCsv = (report: PromisesReport): string =>
  toCsv([
    [
      promiseGroupWords[report.by],
      ...promiseMeasures.flatMap(({ figure }) => {
        const name = figure === 'Time to answer' ? 'Minutes to answer' : figure;
        return [name, `${name}, range before`];
      }),
    ],
    ...[...report.rows, { key: allRows, label: allRowsWords, now: report.now, then: report.then }].map(
      (row) => [
        row.key === allRows ? row.label : rowLabel(report, row),
        ...promiseMeasures.flatMap(({ value }) =>
          [row.now, row.then].map((figures) => String(value(figures) ?? '')),
        ),
      ],
    ),
  ]);
