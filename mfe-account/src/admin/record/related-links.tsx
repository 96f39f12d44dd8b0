import { Link } from '@valam/mfe-kit/router';
import { styled } from 'styled-components';
import { Heading } from '@valam/ui/typography/typography';
import type { RelatedLink } from '../description/entity-description';
import { office } from '../description/places';
import { describe } from '../entities/all';
import { useRole } from '../frame/use-role';

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
  const role = useRole();
  const open = links.filter(({ href }) => {
    if (!href.startsWith(`${office}/`)) return true;
    const name = href.slice(office.length + 1).split(/[/?]/)[0] ?? '';
    return describe(name)?.roles.read.includes(role) ?? false;
  });
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
