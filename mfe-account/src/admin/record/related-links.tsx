import { Link } from '@valam/mfe-kit/router';
import { styled } from 'styled-components';
import { Heading } from '@valam/ui/typography/typography';
import type { RelatedLink } from '../description/entity-description';
import { useMayOpen } from './use-may-open';

const List = styled.ul`
  list-style: none;
  padding: 0;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
  }
`;

/** Links to those related records that the role may read. */
export function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  const mayOpen = useMayOpen();
  const open = links.filter(({ href }) => mayOpen(href));
  if (open.length === 0) return null;
  return (
    <nav aria-labelledby="related">
      <Heading as="h2" $size={3} id="related">
        Related
      </Heading>
      <List>
        {open.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
