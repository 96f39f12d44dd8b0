import { NavLink } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Between, Cluster, Container } from '@valam/ui/layout/layout';

const places = [
  { to: '/spiritual-tours', label: 'Tours' },
  { to: '/blog', label: 'Blog' },
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/about', label: 'About' },
];

/** The head of every page. */
export function Header() {
  const { name } = useBrand();
  return (
    <header>
      <Container>
        <Between>
          <a href="/">{name}</a>
          <nav aria-label="Main">
            <Cluster>
              {places.map(({ to, label }) => (
                <NavLink key={to} to={to}>
                  {label}
                </NavLink>
              ))}
            </Cluster>
          </nav>
        </Between>
      </Container>
    </header>
  );
}
