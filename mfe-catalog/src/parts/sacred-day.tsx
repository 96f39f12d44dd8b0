import type { SacredDay } from '@valam/contracts/catalog/calendar.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { QuietLink, TextLink } from '@valam/ui/link/link';
import { from } from '@valam/ui/tokens/media';
import { Heading, LocalName, Read, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

/** Reserves the usual height while the entry is not laid out (`data-below`). */
const Entry = styled(Stack)`
  border-top: 1px solid var(--color-divider);
  padding-block: var(--space-4);
  break-inside: avoid;
  contain-intrinsic-height: auto 19rem;
  ${from.lg} {
    contain-intrinsic-height: auto 15.5rem;
  }
`;

/** A full moon is a night: `Night of Feb 20 – 21, 2027`. */
function whenOf({ kind, from, to }: SacredDay): string {
  return kind === 'full_moon' ? `Night of ${formatDayRange(from, to)}` : formatDayRange(from, to);
}

/** The id of an entry on the calendar. It includes the date, because a festival may occur twice within the year. */
export const entryIdOf = ({ slug, from }: Pick<SacredDay, 'slug' | 'from'>): string => `${slug}-${from}`;

interface SacredDayEntryProps {
  readonly day: SacredDay;
  readonly id?: string;
}

/** A festival or a full moon: date, places, description, and the tours that visit on that day. */
export function SacredDayEntry({ day, id }: SacredDayEntryProps) {
  const { name, localName, language, description, certainty, places, temples, tours } = day;
  return (
    <Entry $gap="2" id={id}>
      <Small $soft>
        {whenOf(day)}
        {places.length > 0 && ` · ${places.join(', ')}`}
        {certainty === 'tentative' && ' · day not confirmed yet'}
      </Small>
      <Heading as="h3" $size={3}>
        {name} {localName && <LocalName lang={language ?? 'en'}>{localName}</LocalName>}
      </Heading>
      {description && <Read>{description}</Read>}
      {temples.length > 0 && (
        <Small>
          At{' '}
          {temples.map((temple, index) => (
            <span key={temple.slug}>
              {index > 0 && ', '}
              <TextLink href={`/temples/${temple.slug}`}>{temple.name}</TextLink>
            </span>
          ))}
        </Small>
      )}
      {tours.length > 0 && (
        <Cluster $gap="4">
          {tours.map(({ slug, title, startDate, endDate }) => (
            <QuietLink key={slug + startDate + endDate} href={`/spiritual-tours/${slug}`} $small>
              {title} is there, {formatDayRange(startDate, endDate)}
            </QuietLink>
          ))}
        </Cluster>
      )}
    </Entry>
  );
}
