import type { VisitedTemple } from '@valam/contracts/catalog/surroundings.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { TextLink } from '@valam/ui/link/link';
import { from } from '@valam/ui/tokens/media';
import { Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--space-5) var(--space-column);
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    border-top: 1px solid var(--color-divider);
    padding-top: var(--space-3);
    break-inside: avoid;
  }
`;

/** The rules of entry to the temples of this tour; temples without rules are omitted. */
export function TempleAccessSummary({ temples }: { temples: readonly VisitedTemple[] }) {
  return (
    <List>
      {temples.map(
        ({ slug, name, town, access }) =>
          access && (
            <li key={slug}>
              <Heading as="h3" $size={3}>
                <TextLink href={`/temples/${slug}`}>{name}</TextLink>
                {town && `, ${town}`}
              </Heading>
              {access.whoMayEnter && <Small>{access.whoMayEnter}</Small>}
              {access.dressCode && <Small>Dress: {access.dressCode}</Small>}
              {access.photography && <Small>Phones and photographs: {access.photography}</Small>}
              {access.hours && <Small>Hours: {access.hours}</Small>}
              <Small $soft>Last updated {formatDay(access.checkedOn)}</Small>
            </li>
          ),
      )}
    </List>
  );
}
