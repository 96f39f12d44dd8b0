import { afterRefusal, ReferralNote } from '@valam/mfe-kit/form';
import { reachStep } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { FieldPair } from '@valam/ui/field/field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Icon } from '@valam/ui/icon/icon';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { PhoneField } from '@valam/ui/phone-field/phone-field';
import { Small } from '@valam/ui/typography/typography';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import type { Details } from './details';
import { PlateCheck } from './plate-note';
import { GiftCardField } from './gift-card-field';
import { keepDraft } from './kept-draft';
import { PayChoice, type PayChoiceProps } from './pay-choice';
import { PromoField, type PromoFieldProps } from './promo-field';
import { SafetyNote } from './safety-note';
import { sending, type Sending } from './sending';
import type { GiftCardEntry } from './use-gift-cards';

type Errors = PayChoiceProps['errors'];

export interface DetailsStepProps {
  /** The key of the trip. */
  readonly trip: string;
  readonly summary: string;
  readonly payment: Omit<PayChoiceProps, 'errors'>;
  readonly amounts: ReactNode;
  readonly promo: Omit<PromoFieldProps, 'error'>;
  readonly giftCards: GiftCardEntry;
  readonly details: Details;
  /** The diets that the kitchens can serve, if known. */
  readonly diet: Availability['diet'];
  readonly errors: Errors;
  readonly isProcessing: boolean;
  /** Why the last attempt was refused; shown beside the button, because the form is higher than most viewports. */
  readonly refused: ReactNode;
  readonly payLabel: string;
  readonly onChange: (change: Partial<Details>) => void;
  readonly onBack: () => void;
  readonly onSubmit: (form: FormData, how: Sending) => void;
}

/** The travelers' details, and the button to the payment page. */
export default function DetailsStep(props: DetailsStepProps) {
  const {
    trip,
    summary,
    payment,
    amounts,
    promo,
    giftCards,
    details,
    diet,
    errors: found,
    isProcessing,
    refused,
    payLabel,
    onChange,
    onBack,
    onSubmit,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<{ of: Errors; errors: Errors }>({ of: found, errors: found });
  const errorsIn = ({ of, errors }: typeof left) => (of === found ? errors : found);
  const errors = errorsIn(left);
  const text = (name: 'firstName' | 'lastName' | 'email' | 'mobile' | 'diet' | 'needs') => ({
    name,
    value: details[name],
    error: errors[name],
    onChange: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  useEffect(() => reachStep('details'), []);
  const { choice } = payment;
  useEffect(() => keepDraft(trip, { choice, details }), [trip, choice, details]);
  /* Each refused attempt has a new errors object, even with the same messages. */
  useEffect(() => {
    if (!form.current) return;
    const change = (next: (shown: Errors) => Errors) =>
      setLeft((before) => ({ of: found, errors: next(errorsIn(before)) }));
    return afterRefusal(form.current, found, change, new FormData(form.current));
  }, [found]);
  return (
    <form
      ref={form}
      noValidate
      aria-label="Traveler details"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget), sending);
      }}
    >
      <Stack $gap="4">
        <div>
          <Button variant="quiet" small onClick={onBack} disabled={isProcessing}>
            <Icon name="arrow-left" /> Back
          </Button>
          <Small $strong>{summary}</Small>
        </div>
        <FieldPair>
          <TextField label="First name" autoComplete="given-name" {...text('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...text('lastName')} />
        </FieldPair>
        <EmailField label="Email" {...text('email')} />
        <PhoneField
          label="Phone"
          {...text('mobile')}
          country={details.country}
          countryError={errors['countryCode']}
          onCountryChange={(country) => onChange({ country })}
        />
        <TextField
          label="Diet and allergies"
          optional
          hint={dietHint(diet?.served ?? [])}
          {...text('diet')}
        />
        <PlateCheck typed={details.diet} notServed={diet?.notServed ?? []} />
        <TextareaField label="Anything we should plan for" optional rows={2} {...text('needs')} />
        <Honeypot name="website" />
        <Checkbox
          name="terms"
          checked={details.acceptsTerms}
          error={errors['terms']}
          onChange={(event) => onChange({ acceptsTerms: event.currentTarget.checked })}
          label={
            <>
              I accept the <TextLink href="/terms_of_service">terms</TextLink> and the{' '}
              <TextLink href="/cancellations-and-refunds">cancellation policy</TextLink>
            </>
          }
        />
        <PayChoice {...payment} errors={errors} />
        {amounts}
        <PromoField {...promo} error={errors['promoCode']} />
        <GiftCardField {...giftCards} error={errors['giftCard']} />
        <ReferralNote />
        {refused}
        <Button type="submit" full busy={isProcessing} busyLabel="Processing...">
          {payLabel}
        </Button>
        <SafetyNote />
      </Stack>
    </form>
  );
}

const dietHint = (served: readonly string[]): string =>
  served.length > 0
    ? `All meals are vegetarian. Served: ${served.join(', ')}.`
    : 'All meals are vegetarian. Tell us what you cannot eat.';
