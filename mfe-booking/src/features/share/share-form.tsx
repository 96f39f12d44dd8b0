import type { Share } from '@valam/contracts/leads/share.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import { TravellerFields } from '../../parts/traveller/traveller-fields';
import { useTypedOver } from '../../parts/traveller/use-typed-over';

/** The companion's own traveler form. */
export function ShareForm({ share, token }: { share: Share; token: string }) {
  const { traveller, name, leadName, travellersErasedOn, maySaveTraveller } = share;
  const { shown, onInput, onSaved } = useTypedOver(traveller);
  if (!maySaveTraveller) return null;
  return (
    <section id="traveler" aria-labelledby="traveler-title" data-screen-only>
      <Stack $gap="4">
        <div>
          <Heading id="traveler-title">Your traveler form</Heading>
          <Small $soft>
            Encrypted, seen only by staff who need it, not by {leadName}, and deleted on{' '}
            {formatDay(travellersErasedOn)}.
          </Small>
        </div>
        <ActionForm
          action="booking/share-traveller"
          aria-label="Your traveler form"
          noValidate
          onInput={onInput}
          onDone={({ ok }, isAsSent) => {
            if (ok) onSaved(isAsSent);
          }}
        >
          {(progress) => (
            <Stack $gap="5">
              <input type="hidden" name="token" value={token} />
              <TravellerFields
                at={0}
                title="About you"
                traveller={shown ?? undefined}
                suggestedName={name}
                progress={progress}
              />
              <div>
                <Button type="submit" variant="secondary" busy={progress.isSending} busyLabel="Saving...">
                  Save your details
                </Button>
              </div>
            </Stack>
          )}
        </ActionForm>
      </Stack>
    </section>
  );
}
