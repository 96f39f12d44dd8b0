import type { TripKind } from '@valam/contracts/catalog/trip';
import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { RadioGroup } from '@valam/ui/field/choice-field';
import { FieldPair } from '@valam/ui/field/field';
import { TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { fieldsOf } from '../../parts/field-of';
import { ReviewPhoto } from './review-photo';

/** Labels of the ratings, from five to one. */
const ratingWords = ['I would go again', 'Good', 'In parts', 'Not what I hoped', 'I would not go'] as const;

interface ReviewFormProps {
  readonly token: string;
  readonly kind: TripKind;
  readonly hasTripPage: boolean;
  readonly firstName: string;
  readonly photo: Picture | null;
}

/** A rating from one to five, a text, and a photo. */
export function ReviewForm({ token, kind, hasTripPage, firstName, photo }: ReviewFormProps) {
  /* The review waits for its photo, because the service refuses a photo that arrives after the review. */
  const [isPhotoBusy, setPhotoBusy] = useState(false);
  return (
    <ActionForm action="booking/review" aria-label="Your review" noValidate>
      {(progress) => {
        const field = fieldsOf(progress);
        return (
          <Stack $gap="4">
            <input type="hidden" name="token" value={token} />
            <RadioGroup
              label="How was it?"
              name="rating"
              error={progress.errors['rating']}
              initial={progress.values['rating'] ? [progress.values['rating']] : []}
              choices={ratingWords.map((label, i) => ({ value: String(5 - i), label: `${5 - i}: ${label}` }))}
            />
            <TextareaField
              label="What should future travelers know?"
              hint="Good and bad. At least a sentence."
              rows={7}
              {...field('text')}
            />
            <ReviewPhoto token={token} photo={photo} isBusy={isPhotoBusy} onBusy={setPhotoBusy} />
            <FieldPair>
              <TextField
                label="Name to show"
                optional
                {...field('displayName')}
                defaultValue={progress.values['displayName'] ?? firstName}
              />
              <TextField label="Country" optional autoComplete="country-name" {...field('country')} />
            </FieldPair>
            <Button
              type="submit"
              busy={progress.isSending || isPhotoBusy}
              busyLabel={isPhotoBusy ? 'Waiting for your photo...' : 'Sending...'}
            >
              Send my review
            </Button>
            <Small $soft>
              We check reviews for legal and privacy reasons only; we never filter criticism.{' '}
              {hasTripPage
                ? `Your review appears on the ${kind} page with your travel date.`
                : `This ${kind} has no page on our site now. If it gets one, your review appears there with your travel date.`}
            </Small>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
