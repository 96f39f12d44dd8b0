import { operators, owners } from '@valam/contracts/identity/role-groups';
import { reportRoles, reports } from '@valam/contracts/leads/report.schema';
import { Link, useLocation } from '@valam/mfe-kit/router';
import { styled } from 'styled-components';
import { office } from '../description/places';
import { sections } from '../entities/all';
import { reportPlace, reportTitles } from '../report/report-places';
import { useRole } from './use-role';

const Nav = styled.nav`
  & ul {
    list-style: none;
    padding: 0;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    text-decoration: none;
    font-weight: 500;
    color: inherit;
  }
  & a:hover {
    text-decoration: underline;
  }
  & a[aria-current] {
    font-weight: 700;
    color: var(--color-accent);
  }
  & h2 {
    font: 600 var(--text-micro) / 1.3 var(--font-ui);
    color: var(--color-text-muted);
    margin-top: var(--space-4);
  }
`;

/** Links to the screens that the user's role may read. */
export function OfficeNav() {
  const role = useRole();
  const { pathname } = useLocation();
  const numbers = reports.filter((report) => reportRoles[report].includes(role));
  const link = (href: string, label: string) => (
    <li key={href}>
      <Link
        to={href}
        aria-current={
          pathname === href || (href !== office && pathname.startsWith(`${href}/`)) ? 'page' : undefined
        }
      >
        {label}
      </Link>
    </li>
  );
  return (
    <Nav aria-label="Back office">
      <ul>{link(office, 'Today')}</ul>
      {numbers.length > 0 && (
        <section>
          <h2>Reports</h2>
          <ul>{numbers.map((report) => link(reportPlace(report), reportTitles[report]))}</ul>
        </section>
      )}
      {sections.map(({ title, entities }) => {
        const open = entities.filter(({ roles }) => roles.read.includes(role));
        const links = open.map(({ name, title: label }) => link(`${office}/${name}`, label));
        const more =
          title === 'System'
            ? [
                ...(operators.includes(role) ? [link(`${office}/health`, 'Health')] : []),
                link(`${office}/password`, 'My password'),
                link(`${office}/codes`, 'My one-time codes'),
                ...(owners.includes(role) ? [link(`${office}/morning-email`, 'My morning email')] : []),
              ]
            : [];
        if (links.length + more.length === 0) return null;
        return (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links}
              {more}
            </ul>
          </section>
        );
      })}
    </Nav>
  );
}
