import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import { useCurrency } from '@valam/mfe-kit/shell';
import { TextLink } from '@valam/ui/link/link';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { compareRows } from './compare-rows';

/* On phones each row is a block: its label, then each tour with its value. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  display: block;
  & thead {
    display: none;
  }
  & tbody,
  & tr,
  & tbody th,
  & td {
    display: block;
    text-align: left;
  }
  & tbody tr {
    border-top: 1px solid var(--color-divider);
    padding-block: var(--space-4);
  }
  & tbody th {
    font-size: var(--text-small);
    font-weight: 400;
    color: var(--color-text-muted);
  }
  & td {
    padding-top: var(--space-2);
    font-weight: 500;
  }
  & td::before {
    content: attr(data-tour) ': ';
    font-weight: 400;
    color: var(--color-text-muted);
  }
  ${from.md} {
    display: table;
    table-layout: fixed;
    & thead {
      display: table-header-group;
    }
    & tbody {
      display: table-row-group;
    }
    & tr {
      display: table-row;
    }
    & tbody th,
    & td,
    & thead th,
    & thead td {
      display: table-cell;
      vertical-align: top;
      padding: var(--space-4) var(--space-4) var(--space-4) 0;
    }
    & thead th {
      text-align: left;
      font: 500 var(--text-heading-3) / 1.2 var(--font-display);
    }
    & thead td,
    & tbody th {
      width: 10rem;
    }
    & td::before {
      content: none;
    }
  }
`;

/** Compares two or three tours, side by side. */
export function CompareTable({ tours }: { tours: readonly TourCard[] }) {
  const currency = useCurrency();
  const rows = compareRows(currency).filter(({ of }) => tours.some((tour) => of(tour)));
  return (
    <Table>
      <thead>
        <tr>
          <td />
          {tours.map(({ slug, title }) => (
            <th key={slug} scope="col">
              <TextLink href={`/spiritual-tours/${slug}`}>{title}</TextLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {tours.map((tour) => (
              <td key={tour.slug} data-tour={tour.title}>
                {of(tour) ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
