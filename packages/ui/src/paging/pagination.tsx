import { Icon } from '@valam/ui/icon/icon';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  margin-top: var(--space-6);
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
    box-shadow: inset 0 -3px 0 var(--color-accent);
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

/** The page numbers shown: the first, the last, the current one and its neighbors, `null` for a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const unique = [...new Set(shown)].sort((a, b) => a - b);
  return unique.flatMap((number, i) => {
    const before = unique[i - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}
