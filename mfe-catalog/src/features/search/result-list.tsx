import type { SearchResult } from '@valam/contracts/catalog/search.schema';
import { Badge } from '@valam/ui/badge/badge';
import { Picture } from '@valam/ui/picture/picture';
import { from } from '@valam/ui/tokens/media';
import { Body, Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { kindOf, typeNames } from './use-suggestions';

const List = styled.ol`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: var(--space-4);
    padding-block: var(--space-4);
    border-top: 1px solid var(--color-divider);
    align-items: start;
  }
  & a {
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover {
      text-decoration: underline;
    }
  }
  ${from.md} {
    & > li {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** Search results, the best first. */
export function ResultList({ results }: { results: readonly SearchResult[] }) {
  return (
    <List>
      {results.map(({ type, slug, title, summary, url, image, place }) => (
        <li key={`${type}-${slug}`}>
          <Picture
            picture={image}
            kind={kindOf(type)}
            // A portrait would lose its forehead or chin.
            ratio={type === 'host' ? '1' : '4 / 3'}
            sizes="(min-width: 768px) 10rem, 6rem"
            small
            alt=""
          />
          <Words>
            <Badge tone="plain">{typeNames[type].one}</Badge>
            <Heading $size={3}>
              <a href={url}>{title}</a>
            </Heading>
            {place && <Small $soft>{place}</Small>}
            <Body>{summary}</Body>
          </Words>
        </li>
      ))}
    </List>
  );
}
