import { Icon } from '@valam/ui/icon/icon';
import { styled } from 'styled-components';
import { pageNumbers } from './page-numbers';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  font-variant-numeric: tabular-nums;
  & a,
  & span {
    min-width: var(--size-target);
    min-height: var(--size-target);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    padding-inline: 0.4rem;
    font-weight: 500;
  }
  & [aria-current] {
    font-weight: 700;
    text-decoration: none;
    box-shadow: inset 0 -3px 0 var(--color-kavi);
  }
`;

export interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly label?: string;
}

/** Pages of a list, as links. */
export function Pagination({ page, pages, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <List>
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev">
              <Icon name="arrow-left" /> Previous
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((number, i) => (
          <li key={number ?? `gap-${i}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={hrefOf(page + 1)} rel="next">
              Next <Icon name="arrow-right" />
            </a>
          </li>
        )}
      </List>
    </nav>
  );
}
