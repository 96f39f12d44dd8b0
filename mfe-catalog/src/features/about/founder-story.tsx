import type { ContributorCard } from '@valam/contracts/catalog/contributor.schema';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Container, Stack } from '@valam/ui/layout/layout';
import { Medallion } from '@valam/ui/medallion/medallion';
import { from } from '@valam/ui/tokens/media';
import { Body, Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Row = styled(Container)`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  ${from.md} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-8);
  }
`;

const Quote = styled.blockquote`
  font: 500 var(--text-heading-2) / var(--leading-heading) var(--font-display);
  color: var(--color-accent);
`;

/** The story of the company, in the founder's words. */
export function FounderStory({ founder }: { founder: ContributorCard }) {
  const { name, about, tagline, jobTitle, profilePhoto } = founder;
  if (!about) return null;
  return (
    <section aria-labelledby="founder">
      <Row>
        <Medallion name={name} picture={profilePhoto} size="xl" />
        <Stack $gap="4">
          <Heading id="founder" $size={1}>
            How it began
          </Heading>
          {tagline && <Quote>{tagline}.</Quote>}
          <FormattedText text={about} />
          <Body $strong>
            {name}
            {jobTitle && `, ${jobTitle.toLowerCase()}`}
          </Body>
        </Stack>
      </Row>
    </section>
  );
}
