import type { Article } from '@valam/contracts/catalog/article.schema';
import { Medallion } from '@valam/ui/medallion/medallion';
import { TextLink } from '@valam/ui/link/link';
import { Body, Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Card = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-5);
  align-items: center;
  border-block: 1px solid var(--color-rule);
  padding-block: var(--space-5);
`;

/** The author. */
export function AuthorCard({ author }: { author: NonNullable<Article['contributor']> }) {
  return (
    <Card aria-labelledby="author">
      <Medallion name={author.name} picture={author.profilePhoto} />
      <div>
        <Heading id="author">About the Author</Heading>
        <Body $reading>
          <TextLink href={`/host/${author.slug}`}>{author.name}</TextLink>
          {author.tagline ? `. ${author.tagline}` : author.jobTitle ? `, ${author.jobTitle}` : ''}
        </Body>
      </div>
    </Card>
  );
}
