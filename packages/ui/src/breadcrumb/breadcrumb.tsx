import { styled } from 'styled-components';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 0.55rem;
  font-size: var(--text-small);
  padding-block: var(--space-3);
  color: var(--soft, var(--color-text-muted));
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 0.55rem;
  }
  & > li + li::before {
    content: '';
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: currentColor;
  }
  & a {
    padding-block: 0.5rem;
  }
  @media print {
    display: none;
  }
`;

export interface Crumb {
  readonly label: string;
  /** Omitted for the last one, the page itself. */
  readonly href?: string;
}

/** The path from the home page to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </List>
    </nav>
  );
}
