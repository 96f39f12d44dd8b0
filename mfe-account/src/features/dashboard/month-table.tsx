import { Table } from '@valam/ui/table/table-style';
import { styled } from 'styled-components';
import type { MonthPoint } from './chart-of';

const Numbers = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-target);
    font-weight: 600;
    font-size: var(--text-small);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
`;

interface MonthTableProps {
  readonly title: string;
  readonly points: readonly MonthPoint[];
  readonly format: (value: number) => string;
  readonly measure: string;
}

/** The numbers of the chart, which also those have whose browser draws none. */
export function MonthTable({ title, points, format, measure }: MonthTableProps) {
  return (
    <Numbers>
      <summary>Show as table</summary>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" className="figures">
              {measure}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, bar }) => (
            <tr key={label}>
              <td data-label="Month">{label}</td>
              <td data-label={measure} className="figures">
                {format(bar)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Numbers>
  );
}
