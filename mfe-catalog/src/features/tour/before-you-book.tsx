import { settingKeys, settingOf } from '@valam/contracts/catalog/setting-keys';
import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { type Currency, formatMoney, wholeUnits } from '@valam/contracts/shared/money';
import { useCurrency } from '@valam/mfe-kit/shell';
import { FactList } from '@valam/ui/facts/fact-list';
import { catalogApi } from '../../api/catalog.api';
import { TourPart } from './tour-part';

interface Company {
  readonly tax: string | undefined;
  readonly deposit: string | undefined;
}

type AskedOf = Pick<Tour, 'numberOfSeats' | 'tourDates' | 'roomOptions' | 'fitness' | 'altitude' | 'tips'>;

/** Answers to questions of buyers before they pay, from data; questions without an answer are omitted. */
export function buyerFacts(
  tour: AskedOf,
  currency: Currency,
  { tax, deposit }: Company,
): readonly { label: string; value: string }[] {
  return [
    { label: 'Group', value: groupWords(tour) },
    { label: 'If too few book', value: minimumWords(tour) },
    { label: 'Room', value: roomWords(tour, currency) },
    { label: 'Tax', value: tax },
    { label: 'Your deposit', value: deposit },
    { label: 'Fitness', value: tour.fitness },
    { label: 'Altitude', value: tour.altitude },
    { label: 'Tips', value: tour.tips },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

const smallestGroups = ({ tourDates }: Pick<Tour, 'tourDates'>): number[] =>
  [...new Set(tourDates.flatMap(({ minimumGroup }) => minimumGroup ?? []))].sort((a, b) => a - b);

/** `5 to 12 travelers`. */
function groupWords(tour: AskedOf): string | null {
  if (tour.numberOfSeats === null) return null;
  const [smallest] = smallestGroups(tour);
  return smallest
    ? `${smallest} to ${tour.numberOfSeats} travelers`
    : `Up to ${tour.numberOfSeats} travelers`;
}

function minimumWords(tour: AskedOf): string | null {
  if (smallestGroups(tour).length === 0) return null;
  return 'Each date names its smallest group and the day we confirm it. If too few people book, you get a full refund; if you prefer another date, we hold a seat for you there.';
}

/** `Shared twin room included. Single room: + $420 per person.` */
function roomWords({ roomOptions }: AskedOf, currency: Currency): string | null {
  const lines = roomOptions.map(({ name, supplement }) =>
    supplement[currency] === 0
      ? `${name}: included.`
      : `${name}: + ${formatMoney(wholeUnits(supplement[currency], currency))} per person.`,
  );
  return lines.length > 0 ? lines.join(' ') : null;
}

export function BeforeYouBook({ tour }: { tour: Tour }) {
  const currency = useCurrency();
  const { data: settings } = catalogApi.useClaimsQuery();
  const facts = buyerFacts(tour, currency, {
    tax: settingOf(settings, settingKeys.tax)?.value,
    deposit: settingOf(settings, settingKeys.depositProtection)?.value,
  });
  if (facts.length === 0) return null;
  return (
    <TourPart title="Before you book">
      <FactList facts={facts} />
    </TourPart>
  );
}
