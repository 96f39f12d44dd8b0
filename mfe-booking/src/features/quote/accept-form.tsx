import type { Quote } from '@valam/contracts/leads/quote.schema';
import { formatMoney } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { FieldPair } from '@valam/ui/field/field';
import { EmailField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { fieldsOf } from '../../parts/field-of';

/** Accepts the proposal: contact details, deposit or full payment, then the payment page. */
export function AcceptForm({ quote, token }: { quote: Quote; token: string }) {
  return (
    <ActionForm action="booking/accept-quote" aria-label="Accept this proposal" noValidate>
      {(progress) => {
        const known = (name: 'firstName' | 'lastName' | 'email' | 'mobile') => ({
          ...fieldsOf(progress)(name),
          defaultValue: progress.values[name] ?? quote[name] ?? '',
        });
        return (
          <Stack $gap="4">
            <input type="hidden" name="token" value={token} />
            <FieldPair>
              <TextField label="First name" autoComplete="given-name" {...known('firstName')} />
              <TextField label="Last name" autoComplete="family-name" {...known('lastName')} />
            </FieldPair>
            <EmailField label="Email" {...known('email')} />
            <TextField
              label="Phone, with country code"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              {...known('mobile')}
            />
            <Checkbox
              name="payInFull"
              defaultChecked={'payInFull' in progress.values}
              label={`Pay in full now: ${formatMoney(quote.total)}`}
            />
            <Checkbox
              name="terms"
              required
              defaultChecked={'terms' in progress.values}
              error={progress.errors['terms']}
              label={
                <>
                  I accept the <TextLink href="/terms_of_service">terms</TextLink> and the{' '}
                  <TextLink href="/cancellations-and-refunds">cancellation policy</TextLink>
                </>
              }
            />
            <Button type="submit" full busy={progress.isSending} busyLabel="Processing...">
              Accept and pay
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}

/** Returns to the payment page of a proposal that was accepted but not paid, by sending the same acceptance again. */
export function ContinueForm({ quote, token }: { quote: Quote; token: string }) {
  const given = { token, terms: 'on', isRepeat: 'on', ...pick(quote) };
  return (
    <ActionForm action="booking/accept-quote">
      {({ isSending }) => (
        <>
          {Object.entries(given).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value ?? ''} />
          ))}
          <Button type="submit" full busy={isSending} busyLabel="Processing...">
            Continue to payment
          </Button>
        </>
      )}
    </ActionForm>
  );
}

const pick = ({ firstName, lastName, email, mobile }: Quote) => ({ firstName, lastName, email, mobile });
