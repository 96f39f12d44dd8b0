import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { EmailField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { fieldsOf } from '../../parts/field-of';

const Box = styled.section`
  border-top: 1px solid var(--color-divider);
  padding-top: var(--space-5);
  margin-top: var(--space-6);
`;

/** Requests hotel and meal details as documents, by email. */
export default function DocumentsForm({ tourTitle }: SlotComponentProps<'booking/DocumentsForm'>) {
  return (
    <Box aria-labelledby="documents">
      <ActionForm action="booking/documents" aria-labelledby="documents" noValidate>
        {(progress) => {
          const field = fieldsOf(progress);
          const { values, errors } = progress;
          const isFirstTry = Object.keys(values).length === 0;
          return (
            <Stack $gap="4">
              <Heading id="documents" $size={3}>
                Download: Hotel &amp; Meal Details
              </Heading>
              <input type="hidden" name="tourTitle" value={tourTitle} />
              <TextField label="Name" autoComplete="name" {...field('name')} />
              <EmailField label="Email" {...field('email')} />
              <Checkbox
                name="hotel"
                data-judged-with="food"
                label="Hotel details"
                defaultChecked={isFirstTry || 'hotel' in values}
                error={errors['hotel']}
              />
              <Checkbox name="food" label="Food details" defaultChecked={'food' in values} />
              <Honeypot name="website" />
              <ReferralNote />
              <Button type="submit" variant="secondary" full busy={progress.isSending} busyLabel="Sending...">
                Send me the documents
              </Button>
            </Stack>
          );
        }}
      </ActionForm>
    </Box>
  );
}
