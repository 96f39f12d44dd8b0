import type { Availability } from '@valam/contracts/leads/availability.schema';
import {
  balanceDueAt,
  defaultTerms,
  offersFullPaymentFirst,
  type BookingTerms,
} from '@valam/contracts/leads/booking-amounts';
import type { PromoQuote } from '@valam/contracts/leads/promo.schema';
import { formatDeadline } from '@valam/contracts/shared/days';
import { formatMoney, subtract, times, wholeUnits, type Currency } from '@valam/contracts/shared/money';
import { Sums, type SumsProps } from '@valam/ui/facts/fact-list';
import { amountsOf } from './amounts-of';
import type { Choice } from './choice';
import { fromCards, partsOf, type EnteredCard } from './use-gift-cards';

interface AmountsProps {
  readonly departure: Availability;
  readonly choice: Choice;
  readonly currency: Currency;
  readonly today: Date;
  readonly promo: PromoQuote | null;
  readonly cards?: readonly EnteredCard[];
}

/** The calculation of the total, the amount due today and the amount due later. */
export const Amounts = (props: AmountsProps) => <Sums {...sumsOf(props)} />;

/** The lines of the calculation, and the amount due today. */
export function sumsOf({
  departure,
  choice,
  currency,
  today,
  promo,
  cards = [],
}: AmountsProps): Required<SumsProps> {
  const { total, deposit, balance } = amountsOf(departure, choice, currency, promo?.discount);
  const perPerson = wholeUnits(departure.prices[currency], currency);
  const room = departure.roomOptions.find(({ id }) => id === choice.roomOptionId);
  const { terms = defaultTerms } = departure;
  const lines = [
    {
      label: `${formatMoney(perPerson)} × ${choice.travellers}`,
      amount: formatMoney(times(perPerson, choice.travellers)),
    },
    ...(room
      ? [
          {
            label: `${room.name} × ${choice.travellers}`,
            amount: formatMoney(times(wholeUnits(room.supplement[currency], currency), choice.travellers)),
          },
        ]
      : []),
    ...(promo
      ? [{ label: `${promo.label} (${promo.code})`, amount: `− ${formatMoney(promo.discount)}` }]
      : []),
    {
      label: departure.taxPercent ? `Total, including ${departure.taxPercent}% tax` : 'Total',
      amount: formatMoney(total),
    },
  ];
  const full = 'Pay in full today';
  const part = `Deposit today (${terms.depositPercent}%)`;
  const paysInFull = choice.plan === 'full';
  const [now, label] = paysInFull ? [total, full] : [deposit, part];
  const later = paysInFull
    ? []
    : [{ label: `Balance, ${dueWords(departure.startDate, today, terms)}`, amount: formatMoney(balance) }];
  const parts = partsOf(cards, now);
  if (parts.length === 0) return { lines: [...lines, ...later], due: { label, amount: formatMoney(now) } };
  const left = subtract(now, fromCards(parts, currency));
  return {
    lines: [
      ...lines,
      ...later,
      { label, amount: formatMoney(now) },
      ...parts.map(({ codeEnd, given }) => ({
        label: `Gift card ending in ${codeEnd}`,
        amount: `− ${formatMoney(given)}`,
      })),
    ],
    due: { label: 'Left to pay today', amount: formatMoney(left) },
  };
}

/** The 24 hours of a late booking count from its payment, so no moment can be named before. */
const dueWords = (startDate: string, today: Date, terms: BookingTerms): string =>
  offersFullPaymentFirst(startDate, today, terms)
    ? 'within 24 hours of booking'
    : `by ${formatDeadline(balanceDueAt(startDate, today, terms))}`;
