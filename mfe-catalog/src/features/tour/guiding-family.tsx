import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { Medallion } from '@valam/ui/medallion/medallion';
import { TextLink } from '@valam/ui/link/link';
import { from } from '@valam/ui/tokens/media';
import { Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Pair = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-column);
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
  }
`;

/** The tour's guides. */
export function GuidingFamily({ hosts }: { hosts: Tour['hosts'] }) {
  return (
    <Pair>
      {hosts.map(({ id, slug, name, jobTitle, tagline, profilePhoto, isSample, hasPage }) => (
        <li key={id}>
          <Medallion name={name} picture={profilePhoto} />
          <div>
            <Heading as="h3" $size={3}>
              {hasPage === false ? name : <TextLink href={`/host/${slug}`}>{name}</TextLink>}
            </Heading>
            <Small>{[jobTitle, tagline, isSample && 'Sample profile'].filter(Boolean).join('. ')}</Small>
          </div>
        </li>
      ))}
    </Pair>
  );
}
