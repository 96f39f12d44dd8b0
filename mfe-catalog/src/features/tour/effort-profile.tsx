import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { from } from '@valam/ui/tokens/media';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

type Days = Tour['itineraries'];

const heights = { easy: 1, moderate: 2, demanding: 3 } as const;
const words = { easy: 'easy', moderate: 'moderate', demanding: 'demanding' } as const;

const Profile = styled.ol`
  display: flex;
  align-items: end;
  gap: 4px;
  margin-block: var(--space-4) var(--space-5);
  ${from.md} {
    gap: 8px;
  }
  & > li {
    flex: 1 1 0;
    min-width: 0;
    text-align: center;
    break-inside: avoid;
  }
`;

const Bar = styled.span<{ $height: number }>`
  display: block;
  height: ${({ $height }) => $height * 1.1}rem;
  border-top: 4px solid var(--color-accent);
  background: var(--color-accent-tint);
`;

/** A bar chart of the effort of each day. Shown only if the effort of every day is known. */
export function EffortProfile({ days }: { days: Days }) {
  const efforts = days.flatMap(({ day, effort }) => (effort ? [{ day, level: effort.level }] : []));
  if (efforts.length === 0 || efforts.length < days.length) return null;
  return (
    <>
      <Small $soft>What each day asks: one step is easy, two moderate, three demanding.</Small>
      <Profile aria-label="Effort by day">
        {efforts.map(({ day, level }) => (
          <li key={day} aria-label={`Day ${day}: ${words[level]}`}>
            <Bar $height={heights[level]} />
            <Small as="span" $soft aria-hidden="true">
              {day}
            </Small>
          </li>
        ))}
      </Profile>
    </>
  );
}
