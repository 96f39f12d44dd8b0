import type { Availability } from '@valam/contracts/leads/availability.schema';
import { balanceDueAt, defaultTerms } from '@valam/contracts/leads/booking-amounts';
import { formatDeadline } from '@valam/contracts/shared/days';
import type { PromoQuote } from '@valam/contracts/leads/promo.schema';
import {
  formatMoney,
  formatPrice,
  times,
  wholeUnits,
  type Currency,
  subtract,
} from '@valam/contracts/shared/money';
import { textOf } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Sums, type SumsProps } from '@valam/ui/facts/fact-list';
import { RadioGroup } from '@valam/ui/field/choice-field';
import { CurrencySwitch } from '@valam/ui/field/currency-switch';
import { SelectField } from '@valam/ui/field/select-field';
import { Stepper } from '@valam/ui/field/stepper';
import { Stack } from '@valam/ui/layout/layout';
import { DepartureMeter } from '@valam/ui/meter/departure-meter';
import { from } from '@valam/ui/tokens/media';
import { useEffect, useEffectEvent, useId, useRef, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { GroupLimit } from './group-limit-note';
import { mostTravelers } from './group-limit';
import { SafetyNote } from './safety-note';
import { amountsOf } from './amounts-of';
import type { Choice } from './choice';
import { departureLabel, isClosed, isSoldOut } from './departures';
import { fromCards, partsOf, type EnteredCard } from './use-gift-cards';

/* On wide screens the panel may be higher than the window: what is due today and the button stay in view. */
const Foot = styled.div`
  display: grid;
  gap: var(--space-4);
  ${from.lg} {
    gap: var(--space-3);
    position: sticky;
    bottom: 0;
    z-index: 1;
    padding-bottom: var(--space-3);
    background: var(--color-surface);
  }
`;

/* A focused field is never under the foot. */
const Fields = styled(Stack)`
  ${from.lg} {
    & > :not(${Foot}) * {
      scroll-margin-bottom: 11rem;
    }
  }
`;

/* Hidden without scripts, where it would do nothing: the whole form follows below. */
const NeedsScripts = styled.form`
  display: grid;
  &:empty {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

interface ChooseStepProps {
  readonly departures: readonly Availability[];
  readonly departure: Availability | null;
  readonly choice: Choice;
  readonly currency: Currency;
  readonly today: Date;
  readonly promo: PromoQuote | null;
  readonly dateError: string | undefined;
  readonly onCurrency: (currency: Currency) => void;
  readonly onChange: (change: Partial<Choice>) => void;
  /** The form's data, because a submission from before hydration is older than the props. */
  readonly onReserve: (form: FormData) => void;
}

/** React resets a form after its action; these fields show the draft. */
const keepFields = (event: FormEvent) => event.preventDefault();

interface EarlyChoice extends Pick<ChooseStepProps, 'choice' | 'onChange'> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly rooms: Availability['roomOptions'];
}

/** Applies a date and a room that were selected before hydration. */
function useEarlyChoice({ form, choice, rooms, onChange }: EarlyChoice): void {
  const takeOver = useEffectEvent(() => {
    const early = new FormData(form.current ?? undefined);
    const dateId = textOf(early, 'date');
    if (dateId && dateId !== choice.dateId) return onChange({ dateId });
    const roomOptionId = textOf(early, 'room') || null;
    if (rooms.length > 0 && roomOptionId !== choice.roomOptionId) onChange({ roomOptionId });
  });
  useEffect(() => takeOver(), []);
}

/** Currency, date, travelers, room and the resulting amounts. */
export function ChooseStep(props: ChooseStepProps) {
  const { departures, departure, choice, currency, today, promo, dateError } = props;
  const { onCurrency, onChange, onReserve } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const dateField = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (dateError) dateField.current?.focus();
  }, [dateError]);
  const canBook = !(departure && isSoldOut(departure));
  /* The waitlist does not ask for a room. */
  const rooms = canBook ? (departure?.roomOptions ?? []) : [];
  useEarlyChoice({ form, choice, rooms, onChange });
  const sums = departure && canBook && sumsOf({ departure, choice, currency, today, promo });
  return (
    <Fields $gap="4">
      <CurrencySwitch currency={currency} onChange={onCurrency} />
      <SelectField
        label="Departure date"
        name="date"
        form={formId}
        ref={dateField}
        error={dateError}
        emptyLabel="Choose a date"
        value={choice.dateId ?? ''}
        onChange={(event) => onChange({ dateId: event.currentTarget.value || null })}
        options={departures.map((each) => ({ value: each.dateId, label: departureLabel(each) }))}
      />
      {departure && <Seats departure={departure} />}
      <Stepper
        label="Number of travelers"
        value={choice.travellers}
        onChange={(travellers) => onChange({ travellers })}
        min={1}
        max={mostTravelers(departure)}
        valueText={(count) => (count === 1 ? '1 traveler' : `${count} travelers`)}
      />
      {departure && <GroupLimit key={departure.dateId} departure={departure} travelers={choice.travellers} />}
      {rooms.length > 0 && (
        <RoomChoice {...{ rooms, formId, currency, onChange }} chosen={choice.roomOptionId} />
      )}
      {sums && <Sums lines={sums.lines} />}
      <Foot>
        {sums && <Sums due={sums.due} />}
        <NeedsScripts id={formId} ref={form} noValidate onReset={keepFields}>
          {canBook && (
            <Button type="submit" full formAction={onReserve}>
              Reserve Your Spot
            </Button>
          )}
        </NeedsScripts>
      </Foot>
      {canBook && <SafetyNote />}
    </Fields>
  );
}

/** A date that is closed has none left, but nobody has taken them. */
function Seats({ departure }: { departure: Availability }) {
  const { capacity, free } = departure;
  return isClosed(departure) ? null : <DepartureMeter seats={capacity} sold={capacity - free} />;
}

interface RoomChoiceProps extends Pick<ChooseStepProps, 'currency' | 'onChange'> {
  readonly rooms: Availability['roomOptions'];
  readonly formId: string;
  readonly chosen: string | null;
}

/** The room without a supplement is the default. */
function RoomChoice({ rooms, formId, chosen, currency, onChange }: RoomChoiceProps) {
  const included = rooms.find(({ supplement }) => supplement[currency] === 0);
  return (
    <RadioGroup
      label="Room"
      name="room"
      input={{ form: formId }}
      chosen={[chosen ?? '']}
      onChoose={([id]) => onChange({ roomOptionId: id || null })}
      choices={[
        { value: '', label: `${included?.name ?? 'Shared room'}, included` },
        ...rooms
          .filter((room) => room !== included)
          .map(({ id, name, supplement }) => ({
            value: id,
            label: `${name}, ${supplementWords(supplement[currency], currency)}`,
          })),
      ]}
    />
  );
}

function supplementWords(units: number, currency: Currency): string {
  return units === 0 ? 'included' : `+ ${formatPrice(units, currency)} per person`;
}

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

function sumsOf({
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
  const due = formatDeadline(balanceDueAt(departure.startDate, today, terms));
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
  const later = paysInFull ? [] : [{ label: `Balance, by ${due}`, amount: formatMoney(balance) }];
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
