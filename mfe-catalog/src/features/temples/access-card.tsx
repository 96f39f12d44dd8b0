import type { Temple } from '@valam/contracts/catalog/temple.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { FactList } from '@valam/ui/facts/fact-list';
import { Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { knownFacts } from '../../parts/place-page/known-facts';
import { PlaceSection } from '../../parts/place-page/place-section';

/** The rules of entry to a temple, with the date of their last update. */
export function AccessCard({ access }: { access: NonNullable<Temple['access']> }) {
  const facts = knownFacts([
    { label: 'Who may enter', value: access.whoMayEnter },
    { label: 'Dress', value: access.dressCode },
    { label: 'Hours', value: access.hours },
    { label: 'Phones and photographs', value: access.photography },
    { label: 'Entry', value: access.entryFee },
    { label: 'Steps', value: access.steps },
    { label: 'Wheelchairs', value: access.wheelchair },
    { label: 'Also', value: access.notes },
  ]);
  return (
    <PlaceSection title="Before you go in" size={2}>
      <Stack $gap="3">
        <FactList facts={facts} />
        <Small $soft>
          Last updated {formatDay(access.checkedOn)}. Rules change, most of all on festival days: ask at the
          entrance before you go in.
        </Small>
      </Stack>
    </PlaceSection>
  );
}
