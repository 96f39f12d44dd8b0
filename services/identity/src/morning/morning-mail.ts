import type { SalesFigures } from '@valam/contracts/leads/report.schema';
import { todayWords, type TodayKind } from '@valam/contracts/leads/today-words';
import type { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import {
  addDays,
  formatDay,
  formatInstant,
  istDay,
  startOfIstDay,
  weekdayName,
} from '@valam/contracts/shared/days';
import { formatMoney, money, type Currency } from '@valam/contracts/shared/money';
import type * as z from 'zod/mini';
import type { Morning } from './morning-sources.js';

type Mail = z.input<(typeof mailTemplates)['morning-email']>;
type Lines = NonNullable<Mail['departures']>;
type Band = NonNullable<Morning['tasks']>['bands'][number];
/** Returns the URL of a screen of the back office. */
type Place = (path: string) => string;

const bandTitles: Readonly<Record<Band['band'], string>> = {
  money: 'Money problems',
  promises: 'Promise breaches',
  answers: 'Answers due in 24 hours',
  departures: 'Departures soon',
  offers: 'Offers about to lapse',
};

/** Builds the email from the figures; unavailable parts are listed as missing. */
export function morningMail(fullName: string, day: string, morning: Morning, place: Place): Mail {
  const yesterday = addDays(day, -1);
  const { sales, tasks, departures, undelivered } = morning;
  const missing = (part: unknown, what: string, path: string) =>
    part === null ? [{ what, screenUrl: place(path) }] : [];
  return {
    fullName,
    today: dayWords(day),
    yesterday: dayWords(yesterday),
    sales: sales && salesOf(sales, yesterday, place),
    taskCount: countOf(morning),
    tasks: [
      ...(tasks?.bands ?? []).map((band) => taskBand(band, place)),
      ...(undelivered && undelivered.total > 0
        ? [{ title: 'Emails that could not be delivered', ...undeliveredLines(undelivered, place) }]
        : []),
      ...approvals(morning, place),
    ],
    departures: departures && {
      lines: departures.items.map((of) => ({
        title: `${of.tourTitle}, ${formatDay(of.startDate)}`,
        facts: outlookWords(of, day),
        recordUrl: place(`/departures/${of.id}`),
      })),
      more: departures.total - departures.items.length,
      screenUrl: place('/reports/occupancy'),
    },
    unread: [
      ...missing(sales, 'Yesterday’s sales', `/reports/sales?from=${yesterday}&to=${yesterday}`),
      ...missing(tasks, 'What needs attention in sales and bookings', ''),
      ...missing(departures, 'Departures at risk', '/reports/occupancy'),
      ...missing(undelivered, 'Undelivered emails', '/mails?state=failed'),
      ...missing(morning.waiting, 'Approvals of partners', '/contributors?approvalStatus=pending'),
    ],
    todayUrl: place(''),
    settingUrl: place('/morning-email'),
  };
}

function salesOf(
  { readAt, totals, booked }: NonNullable<Morning['sales']>,
  day: string,
  place: Place,
): NonNullable<Mail['sales']> {
  const reportUrl = place(`/reports/sales?from=${day}&to=${day}`);
  const isComplete = readAt !== null && new Date(readAt) >= startOfIstDay(addDays(day, 1));
  return {
    reportUrl,
    readUntil: isComplete ? null : readAt ? formatInstant(readAt) : 'never',
    totals: totals.map(({ currency, figures }) => ({
      currency,
      figures: [
        counted(figures.bookings, 'booking'),
        counted(figures.travelers, 'traveler'),
        ...(figures.canceled > 0 ? [`${figures.canceled} cancelled`] : []),
      ].join(', '),
      money: moneyWords(figures, currency),
      reportUrl: `${reportUrl}&currency=${currency}`,
    })),
    booked: {
      lines: booked.items.map((of) => ({
        title: `${of.bookingRef}, ${of.tourTitle}`,
        facts: `${counted(of.travelers, 'traveler')}, ${formatMoney(money(of.grossMinor, of.currency))}`,
        recordUrl: place(`/bookings/${of.bookingId}`),
      })),
      more: booked.total - booked.items.length,
      screenUrl: reportUrl,
    },
  };
}

function moneyWords(figures: SalesFigures, currency: Currency): string {
  const amount = (minor: number) => formatMoney(money(minor, currency));
  const parts: [string, number][] = [
    ['gross', figures.grossMinor],
    ['discounts', figures.discountMinor],
    ['reductions', figures.reductionMinor],
    ['refunds', figures.refundMinor],
  ];
  const named = parts.filter(([, minor]) => minor !== 0).map(([name, minor]) => `${name} ${amount(minor)}`);
  return [`net ${amount(figures.netMinor)}`, ...named].join(', ');
}

/** A departure is due on a day without a time; the title of missing details includes their due day. */
function whenWords({ kind, at }: Band['items'][number]): string | null {
  if (kind === 'missing_details') return null;
  return kind === 'go_or_not' ? `decision due ${formatDay(istDay(new Date(at)))}` : formatInstant(at);
}

const taskBand = ({ band, items, total }: Band, place: Place) => ({
  title: bandTitles[band],
  lines: items.map((item) => ({
    title: item.kind in todayWords ? todayWords[item.kind as TodayKind] : item.kind,
    facts: [item.title, item.amount && formatMoney(item.amount), item.note, whenWords(item)]
      .filter(Boolean)
      .join(', '),
    recordUrl: place(`/${item.entity}/${item.recordId}`),
  })),
  more: total - items.length,
  screenUrl: place(''),
});

const undeliveredLines = ({ items, total }: NonNullable<Morning['undelivered']>, place: Place): Lines => ({
  lines: items.map(({ id, template, to, requestedAt }) => ({
    title: to,
    facts: `${template.replaceAll('-', ' ')}, ${formatInstant(requestedAt)}`,
    recordUrl: place(`/mails/${id}`),
  })),
  more: total - items.length,
  screenUrl: place('/mails?state=failed'),
});

function countOf({ tasks, undelivered, waiting }: Morning): number {
  const listed = (tasks?.bands ?? []).reduce((sum, { total }) => sum + total, undelivered?.total ?? 0);
  const { contributors = 0, applications = 0, holds = 0, payouts = 0 } = waiting ?? {};
  return listed + (tasks?.reviews ?? 0) + contributors + applications + holds + payouts;
}

/** One line for each kind of pending approval. */
function approvals({ waiting, tasks }: Morning, place: Place): Mail['tasks'] {
  const kinds: [number, string, string][] = [
    [waiting?.contributors ?? 0, 'Partners awaiting approval', '/contributors?approvalStatus=pending'],
    [waiting?.applications ?? 0, 'Host applications', '/host-applications?status=pending,in_review'],
    [waiting?.holds ?? 0, 'Commissions on hold', '/commissions?state=on_hold'],
    [waiting?.payouts ?? 0, 'Payouts to be paid', '/payouts?state=proposed'],
    [tasks?.reviews ?? 0, 'Reviews to read', '/reviews?state=submitted'],
  ];
  const lines = kinds
    .filter(([count]) => count > 0)
    .map(([count, title, path]) => ({ title, facts: String(count), recordUrl: place(path) }));
  return lines.length > 0 ? [{ title: 'Approvals waiting', lines, more: 0, screenUrl: place('') }] : [];
}

function outlookWords(
  { sold, minimum, expected, daysLeft, decisionDate }: NonNullable<Morning['departures']>['items'][number],
  today: string,
): string {
  return [
    `${sold} of at least ${minimum ?? 0} travelers`,
    ...(expected === null ? [] : [`${expected} expected`]),
    `${counted(daysLeft, 'day')} left`,
    ...(decisionDate
      ? [`decision ${decisionDate < today ? 'was due' : 'due'} ${formatDay(decisionDate)}`]
      : []),
  ].join(', ');
}

const dayWords = (day: string): string => `${weekdayName(day)}, ${formatDay(day)}`;
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
