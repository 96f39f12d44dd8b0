import type { TempleFestival } from '@valam/contracts/catalog/calendar.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { FactList } from '@valam/ui/facts/fact-list';
import { Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { PlaceSection } from '../../parts/place-page/place-section';
import { entryIdOf } from '../../parts/sacred-day';

/** The next festivals at a temple, from the sacred calendar. */
export function TempleFestivals({ festivals }: { festivals: readonly TempleFestival[] | undefined }) {
  const [next] = festivals ?? [];
  if (!festivals || !next) return null;
  return (
    <PlaceSection title="Festivals" size={2}>
      <Stack $gap="3">
        <FactList
          facts={festivals.map(({ name, from, to, isConfirmed }) => ({
            label: name,
            value: `${formatDayRange(from, to)}${isConfirmed ? '' : ', not confirmed yet'}`,
          }))}
        />
        <QuietLink href={`/sacred-calendar#${entryIdOf(next)}`} $small>
          What to expect on these days
        </QuietLink>
      </Stack>
    </PlaceSection>
  );
}
