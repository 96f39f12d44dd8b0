import type { BookingShares } from '@valam/contracts/leads/booking-shares.schema';
import { formatMoney, type Money } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { TextField } from '@valam/ui/field/text-field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { fieldsOf } from '../../parts/field-of';
import { companionField } from './companion-field';

const Group = styled.fieldset`
  border: 0;
  padding: 0;
  margin-inline: 0;
  min-width: 0;
`;

interface InviteFormProps {
  readonly shares: BookingShares & { readonly proposed: Money };
  readonly token: string;
}

/** Companions are invited a few at a time, because a page with a dozen empty groups of fields is hard to read. */
const rowsAtOnce = 3;

/** One group of fields per companion; empty groups are ignored. */
export function InviteForm({ shares: { most, proposed }, token }: InviteFormProps) {
  return (
    <ActionForm action="booking/invite-companions" aria-label="Invite companions" noValidate>
      {(progress) => {
        const field = fieldsOf(progress);
        const rows = Math.min(most, rowsAtOnce);
        return (
          <Stack $gap="5">
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="count" value={rows} />
            <input type="hidden" name="currency" value={proposed.currency} />
            {Array.from({ length: rows }, (_, at) => (
              <Group key={at} aria-labelledby={`companion-${at}`}>
                <Stack $gap="4">
                  <Heading as="h3" $size={3} id={`companion-${at}`}>
                    Companion {at + 1}
                  </Heading>
                  <FieldPair>
                    <TextField label="Name" autoComplete="off" {...field(companionField(at, 'name'))} />
                    <TextField
                      label="Email"
                      type="email"
                      inputMode="email"
                      autoComplete="off"
                      {...field(companionField(at, 'email'))}
                    />
                  </FieldPair>
                  <TextField
                    label={`Share in ${proposed.currency}`}
                    optional
                    hint={`Leave empty for ${formatMoney(proposed)}, an equal part for each traveler`}
                    inputMode="decimal"
                    autoComplete="off"
                    {...field(companionField(at, 'amount'))}
                  />
                </Stack>
              </Group>
            ))}
            {most > rows && <Small $soft>You can invite {most - rows} more after these.</Small>}
            <div>
              <Button
                ref={passFocusOn}
                type="submit"
                variant="secondary"
                busy={progress.isSending}
                busyLabel="Inviting..."
              >
                {rows === 1 ? 'Invite companion' : 'Invite companions'}
              </Button>
            </div>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
