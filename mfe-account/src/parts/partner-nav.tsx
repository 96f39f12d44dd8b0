import { NavLink } from '@valam/mfe-kit/router';
import { styled } from 'styled-components';

const Row = styled.nav`
  margin-bottom: var(--space-7);
  border-bottom: 1px solid var(--color-rule);
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-target);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  & a[aria-current] {
    box-shadow: inset 0 -3px 0 var(--color-kavi);
  }
`;

const places = [
  { to: '/dashboard/referrals', label: 'Referrals' },
  { to: '/dashboard/earnings', label: 'Earnings' },
  { to: '/dashboard/share', label: 'Share' },
  { to: '/dashboard/profile', label: 'Profile' },
  { to: '/dashboard/account', label: 'Account' },
];

/** The ways between the pages of a signed-in person. */
export function PartnerNav() {
  return (
    <Row aria-label="Dashboard">
      <ul>
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </Row>
  );
}
