import * as bookingEvents from '@valam/contracts/leads/booking.events';
import type { BookingFacts } from '@valam/contracts/leads/booking.events';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import type { Booking } from '@valam/contracts/leads/booking.schema';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { formatMoney } from '@valam/contracts/shared/money';
import type { BookingEntity } from '../../src/booking/booking.entity.js';
import { checkSeries } from '../../src/invoice/check-series.js';
import { ReadCash } from '../../src/report/read-cash.js';
import { ReadSales } from '../../src/report/read-sales.js';
import type { MoneyHistory } from './money-actions.js';
import { bookingOf, tokenOf } from './paid-booking.js';
import { salesDifferences } from './sales-books.js';

interface Sums {
  captured: number;
  refunded: number;
  promised: number;
}

const sumsOfBooking = `
  select coalesce((select sum(amount_minor) from payment where booking_id = $1 and kind <> 'transfer_fee'), 0)::bigint as captured,
         coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
                    where r.booking_id = $1 and p.kind <> 'transfer_fee' and r.state = 'refunded'), 0)::bigint as refunded,
         coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
                    where r.booking_id = $1 and p.kind <> 'transfer_fee'), 0)::bigint as promised`;

/** Payments whose documents do not add up to them, less the refunds. */
const documentsThatDiffer = `
  select p.id, p.amount_minor, i.invoiced, i.credited, r.refunded, i.tax, i.taxes from payment p
    cross join lateral (select coalesce(sum(gross_minor) filter (where kind = 'invoice'), 0) as invoiced,
                          coalesce(sum(gross_minor) filter (where kind = 'credit_note'), 0) as credited,
                          coalesce(sum(tax_minor) filter (where kind = 'invoice'), 0) as tax,
                          coalesce(sum(tax_minor) filter (where kind = 'credit_note'), 0) as taxes
                     from invoice where payment_id = p.id) i
    cross join lateral (select coalesce(sum(amount_minor), 0) as refunded from refund where payment_id = p.id and state = 'refunded') r
   where p.booking_id = $1 and (i.invoiced <> p.amount_minor or i.credited <> r.refunded or i.taxes > i.tax
          or i.credited = i.invoiced and i.taxes <> i.tax)`;

/** Commission in cents, before rounding of the rate: the retained share of the dollar price. */
const baseUsd = (netMinor: number, totalMinor: number, usdMinor: number): number =>
  totalMinor === 0 ? 0 : Math.round((usdMinor * netMinor) / totalMinor);

async function lastFacts({ leads }: MoneyHistory, id: string): Promise<BookingFacts[]> {
  const {
    bookingDepositPaid,
    bookingPaid,
    bookingChanged,
    bookingRefunded,
    bookingCancelled,
    bookingCompleted,
  } = bookingEvents;
  const kinds = [
    bookingDepositPaid,
    bookingPaid,
    bookingChanged,
    bookingRefunded,
    bookingCancelled,
    bookingCompleted,
  ];
  const all = await Promise.all(kinds.map((kind) => leads.emittedEvents(kind)));
  return all
    .flat()
    .map(({ payload }) => payload)
    .filter(({ bookingId }) => bookingId === id)
    .sort((a, b) => a.version - b.version);
}

/** Emails about the booking so far. */
export async function mailsSoFar({ leads, ref }: MoneyHistory) {
  const sent = (await leads.emittedEvents(mailRequested)).map(({ payload }) => payload);
  return sent.filter(
    ({ data }) => (data['booking'] as { bookingRef?: string } | undefined)?.bookingRef === ref,
  );
}

/**
 * Inconsistencies about the money of a booking when nothing is in progress: books, page, documents, partner,
 * reports, emails.
 */
export async function moneyProblems(history: MoneyHistory, mailsBefore: number): Promise<string[]> {
  const { leads, ref } = history;
  const booking = await bookingOf(leads, ref);
  const [sums] = await leads.dataSource.query<[Sums]>(sumsOfBooking, [booking.id]);
  const view = await leads.rpc.call(rpc.getBooking, { token: tokenOf(leads, booking) });
  return [
    ...pageProblems(view, booking, sums),
    ...(await refundProblems(history, view)),
    ...(await documentProblems(history, booking)),
    ...(await partnerProblems(history, booking, sums)),
    ...(await reportProblems(history)),
    ...mailProblems((await mailsSoFar(history)).slice(mailsBefore), view),
  ];
}

/** A sentence for each check that fails. */
const failed = (checks: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(checks).flatMap(([what, problem]) =>
    problem ? [`${what}: ${JSON.stringify(problem)}`] : [],
  );

function pageProblems(view: Booking, booking: BookingEntity, sums: Sums): string[] {
  const [paid, back, balance] = [
    view.paid.amountMinor,
    view.givenBack?.amountMinor ?? 0,
    view.balance.amountMinor,
  ];
  const isLive = isConfirmed(booking.state);
  const own = view.shares?.own.amountMinor ?? 0;
  const shared = view.shares?.open.amountMinor ?? 0;
  const open = view.plan?.installments.reduce((sum, one) => sum + one.open.amountMinor, 0);
  const fees = (rows: readonly { kind: string; amount: { amountMinor: number } }[]) =>
    rows
      .filter(({ kind }) => kind !== 'transfer_fee')
      .reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return failed({
    'paid differs from the ledger': paid !== sums.captured && [paid, sums.captured],
    'given back differs from the ledger': back !== sums.promised && [back, sums.promised],
    'refunded differs from the ledger': view.refunded.amountMinor !== sums.refunded && [
      view.refunded.amountMinor,
      sums.refunded,
    ],
    'payments do not add up to paid': fees(view.payments) !== paid && [fees(view.payments), paid],
    'paid less refunds and balance is not the total': isLive &&
      paid - back + balance !== view.total.amountMinor && [paid, back, balance, view.total.amountMinor],
    'a paid booking has a balance': ['paid', 'completed'].includes(booking.state) && balance,
    'a booking without balance is not paid':
      ['deposit_paid', 'balance_due'].includes(booking.state) && balance === 0 && booking.state,
    'a balance has no date': balance > 0 && !view.balanceDueAt && balance,
    'own part and shares are not the balance': isLive && own + shared !== balance && [own, shared, balance],
    'installments are not the balance': open !== undefined && open !== balance && [open, balance],
    'the retained amount is more than what is kept': isLive &&
      booking.retainedMinor > paid - back && [booking.retainedMinor, paid - back],
    'a price below nothing': (booking.totalMinor < 0 || booking.priceUsdMinor < 0) && booking.totalMinor,
  });
}

async function refundProblems({ leads }: MoneyHistory, view: Booking): Promise<string[]> {
  const { refund, allowed, rule } = view.actions.cancel;
  if (!allowed) return [];
  const token = tokenOf(leads, await bookingOf(leads, view.bookingRef));
  const quote = await leads.rpc.call(rpc.quoteCancel, { token });
  const today = view.refundBands.find(({ isToday }) => isToday);
  const kept = view.paid.amountMinor - (view.givenBack?.amountMinor ?? 0);
  return failed({
    'the page and the quote name different refunds': quote.refund.amountMinor !== refund.amountMinor && [
      quote.refund,
      refund,
    ],
    'the refund is more than what is kept': refund.amountMinor > kept && [refund.amountMinor, kept],
    'the ruler names another refund': rule !== 'within_48_hours' &&
      today?.refund.amountMinor !== refund.amountMinor && [today, refund],
    'the quote counts from another amount': quote.basis.paid.amountMinor !==
      kept - (view.retained?.amountMinor ?? 0) && [quote.basis, kept],
  });
}

async function documentProblems({ leads }: MoneyHistory, { id }: BookingEntity): Promise<string[]> {
  const differ = await leads.dataSource.query<unknown[]>(documentsThatDiffer, [id]);
  const { gaps, unnumbered } = await checkSeries(leads.dataSource.manager);
  return failed({
    'documents differ from their payments': differ.length > 0 && differ,
    'numbers are missing': gaps.length > 0 && gaps,
    'without a document': unnumbered.length > 0 && unnumbered,
  });
}

async function partnerProblems(history: MoneyHistory, booking: BookingEntity, sums: Sums): Promise<string[]> {
  const facts = await lastFacts(history, booking.id);
  const last = facts.at(-1);
  if (!last) return ['nothing was announced'];
  const announced = baseUsd(last.capturedMinor - last.refundedMinor, last.totalMinor, last.priceUsdMinor);
  const due = baseUsd(sums.captured - sums.refunded, booking.totalMinor, booking.priceUsdMinor);
  const listed = history.offers[0]?.prices ?? { USD: 1, EUR: 1, GBP: 1, INR: 1 };
  const expected = (booking.totalMinor * listed.USD) / listed[booking.currency];
  return failed({
    'the partner earns from another amount': Math.abs(announced - due) > 1 && [announced, due, last],
    'the price in dollars is another share of the list': Math.abs(booking.priceUsdMinor - expected) >
      1_500 && [booking.priceUsdMinor, expected],
    'announcements have a gap': facts.some(({ version }, at) => version !== at + 1) && facts.length,
    'the announced state differs': ['paid', 'completed', 'cancelled'].includes(booking.state) &&
      last.state !== booking.state && [last.state, booking.state],
  });
}

async function reportProblems({ leads }: MoneyHistory): Promise<string[]> {
  await leads.get(ReadSales).run();
  await leads.get(ReadCash).run();
  const sales = await salesDifferences(leads.dataSource);
  const [{ differences }] = await leads.dataSource.query<[{ differences: unknown[] }]>(
    'select differences from cash_reading',
  );
  return failed({
    'the sales report differs': sales.length > 0 && sales,
    'the cash report differs': differences.length > 0 && differences,
  });
}

/** Compares the amounts in the latest of some emails with the page of the booking. */
function mailProblems(sent: Awaited<ReturnType<typeof mailsSoFar>>, view: Booking): string[] {
  const last = sent.at(-1);
  if (!last) return [];
  const facts = last.data['booking'] as Record<string, string | null>;
  const { total, paid, givenBack, balance } = view;
  const words = { total: formatMoney(total), paid: formatMoney(paid), balance: formatMoney(balance) };
  const refunded = givenBack && givenBack.amountMinor > 0 ? formatMoney(givenBack) : null;
  return failed(
    Object.fromEntries(
      Object.entries({ ...words, refunded }).map(([name, now]) => [
        `the email ${last.template} says another ${name}`,
        facts[name] !== now && [facts[name], now],
      ]),
    ),
  );
}
