import type { Availability } from '@valam/contracts/leads/availability.schema';
import { maxTravellers } from '@valam/contracts/leads/booking-amounts';
import { fewestInstallments, installmentDays, planDaysBefore } from '@valam/contracts/leads/payment-plan';
import { currencies, currencyLabel, formatPrice, type Currency } from '@valam/contracts/shared/money';
import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useCurrency } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Checkbox, RadioGroup } from '@valam/ui/field/choice-field';
import { FieldPair } from '@valam/ui/field/field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { SelectField } from '@valam/ui/field/select-field';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { PhoneField } from '@valam/ui/phone-field/phone-field';
import { Small } from '@valam/ui/typography/typography';
import { fieldsOf } from '../../parts/field-of';
import { departureLabel, isSoldOut } from './departures';
import { payWays } from './pay-choice';
import type { Trip } from './trip';

interface BookingFormProps {
  readonly trip: Trip;
  readonly departures: readonly Availability[];
  readonly dateId: string | null;
  /** Initial values, such as those of an unpaid checkout. */
  readonly initial?: Readonly<Record<string, string>>;
}

/** Both steps of the panel as one form, which works without JavaScript. */
export default function BookingForm(props: BookingFormProps) {
  const { trip } = props;
  const currency = useCurrency();
  const [search] = useSearchParams();
  const rooms = roomsOf(props.departures);
  const months = monthsOf(props.departures);
  return (
    <ActionForm action="booking/book" aria-label="Book your seats" noValidate>
      {(progress) => {
        const { errors, isSending } = progress;
        const isFirstTry = Object.keys(progress.values).length === 0;
        const values = isFirstTry ? (props.initial ?? progress.values) : progress.values;
        const field = fieldsOf({ ...progress, values });
        return (
          <Stack $gap="4">
            <input type="hidden" name="tripKind" value={trip.kind} />
            <input type="hidden" name="tourId" value={trip.id} />
            <input type="hidden" name="tourSlug" value={trip.slug} />
            <input type="hidden" name="tourTitle" value={trip.title} />
            <SelectField
              label="Currency"
              hint={`The prices below are in ${currency}. You pay in the currency you select.`}
              {...field('currency')}
              defaultValue={values['currency'] ?? currency}
              options={currencies.map((code) => ({ value: code, label: currencyLabel(code) }))}
            />
            <SelectField
              label="Departure date"
              emptyLabel="Choose a date"
              {...field('dateId')}
              defaultValue={values['dateId'] ?? props.dateId ?? ''}
              options={props.departures.map((departure) => ({
                value: departure.dateId,
                label: `${departureLabel(departure)} · ${formatPrice(departure.prices[currency], currency)}`,
                disabled: isSoldOut(departure),
              }))}
            />
            <SelectField
              label="Number of travelers"
              {...field('quantity')}
              defaultValue={values['quantity'] ?? '1'}
              options={sizes}
            />
            {rooms.length > 0 && (
              <SelectField
                label="Room"
                {...field('roomOptionId')}
                defaultValue={values['roomOptionId'] ?? ''}
                options={[
                  { value: '', label: 'Shared room, included' },
                  ...rooms.map(({ id, name, supplement }) => ({
                    value: id,
                    label: `${name}, ${supplementWords(supplement[currency], currency)}`,
                  })),
                ]}
              />
            )}
            <TextField
              label="Promo code"
              optional
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              {...field('promoCode')}
              defaultValue={values['promoCode'] ?? search.get('promo')?.slice(0, 40) ?? ''}
            />
            <TextField
              label="Gift cards"
              optional
              hint="Separate several codes with commas."
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={200}
              {...field('giftCards')}
            />
            <FieldPair>
              <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
              <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
            </FieldPair>
            <EmailField label="Email" {...field('email')} />
            <PhoneField
              label="Phone"
              countryName="countryCode"
              typedCode={values['countryCode']}
              country={null}
              countryError={errors['countryCode']}
              onCountryChange={() => undefined}
              {...field('mobile')}
            />
            <TextField label="Diet and allergies" optional {...field('diet')} />
            <TextareaField label="Anything we should plan for" optional rows={2} {...field('needs')} />
            <Honeypot name="website" />
            <RadioGroup
              label="How would you like to pay?"
              name="plan"
              initial={[values['plan'] ?? 'deposit']}
              error={errors['plan']}
              choices={Object.entries(payWays)
                .filter(([value]) => value !== 'installments' || months.length > 0)
                .map(([value, label]) => ({ value, label }))}
            />
            {months.length > 0 && (
              <SelectField
                label="Installments"
                hint={`For departures more than ${planDaysBefore} days away. The next page shows each date and amount.`}
                {...field('installments')}
                defaultValue={values['installments'] ?? ''}
                options={[{ value: '', label: 'As many months as there are' }, ...months]}
              />
            )}
            <Checkbox
              name="terms"
              error={errors['terms']}
              defaultChecked={'terms' in values}
              label={
                <>
                  I accept the <TextLink href="/terms_of_service">terms</TextLink> and the{' '}
                  <TextLink href="/cancellations-and-refunds">cancellation policy</TextLink>
                </>
              }
            />
            <ReferralNote />
            <Button type="submit" full busy={isSending} busyLabel="Processing...">
              Reserve Your Spot
            </Button>
            <Small $soft>
              Prices are per person. The next page shows what your booking costs, before you pay anything.
            </Small>
          </Stack>
        );
      }}
    </ActionForm>
  );
}

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index)).map((count) => ({
    value: count,
    label: count,
  }));

const sizes = numbers(1, maxTravellers);

/** The room options of all dates that have a supplement. */
function roomsOf(departures: readonly Availability[]): Availability['roomOptions'] {
  const all = departures.flatMap(({ roomOptions }) => roomOptions);
  return [...new Map(all.map((room) => [room.id, room])).values()].filter(({ supplement }) =>
    Object.values(supplement).some((more) => more > 0),
  );
}

/** The possible numbers of installments: those that fit before the balance due date of at least one departure. */
function monthsOf(departures: readonly Availability[]) {
  const most = departures.map(({ planOffer: offer }) =>
    offer ? installmentDays(offer.balanceDueOn, offer.today).length : 0,
  );
  return numbers(fewestInstallments, Math.max(0, ...most));
}

const supplementWords = (units: number, currency: Currency): string =>
  units === 0 ? 'included' : `+ ${formatPrice(units, currency)} per person`;
