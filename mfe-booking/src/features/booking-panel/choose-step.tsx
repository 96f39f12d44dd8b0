import type { Availability } from '@valam/contracts/leads/availability.schema';
import type { PromoQuote } from '@valam/contracts/leads/promo.schema';
import { formatPrice, type Currency } from '@valam/contracts/shared/money';
import { textOf } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Sums } from '@valam/ui/facts/fact-list';
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
import { sumsOf } from './amounts';
import type { Choice } from './choice';
import { departureLabel, isClosed, isSoldOut } from './departures';

/* Sticky, because on wide screens the panel may be higher than the viewport: the amount due today and the button stay visible. */
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

/* Scroll padding, so that a focused field is never under the sticky foot. */
const Fields = styled(Stack)`
  ${from.lg} {
    & > :not(${Foot}) * {
      scroll-margin-bottom: 11rem;
    }
  }
`;

/* Hidden without JavaScript, because the complete form follows below. */
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
  /** Called with the form data, because a submission from before hydration is older than the props. */
  readonly onReserve: (form: FormData) => void;
  /** Refetches the seats. */
  readonly onRefetch: () => void;
}

/** Prevents React's form reset after the action: these fields show the draft. */
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
  const { onCurrency, onChange, onReserve, onRefetch } = props;
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
        max={Math.max(mostTravelers(departure), choice.travellers)}
        valueText={(count) => (count === 1 ? '1 traveler' : `${count} travelers`)}
      />
      {departure && (
        <GroupLimit key={departure.dateId} {...{ departure, onRefetch }} travelers={choice.travellers} />
      )}
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

/** The meter of seats. A closed date has no free seats, but none are taken either. */
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
