import type { ReactNode } from 'react';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';

const Wide = styled.div`
  overflow-x: auto;
  margin-block: var(--space-4);
  & tbody th {
    white-space: nowrap;
  }
  ${from.table} {
    && thead th {
      white-space: normal;
    }
    && th,
    && td {
      padding-right: var(--space-2);
    }
    && .figures + * {
      padding-left: var(--space-2);
    }
    && td.names {
      min-width: 8rem;
    }
  }
  @media print {
    overflow: visible;
    & table {
      font-size: 8pt;
    }
    & td * {
      font-size: inherit;
    }
  }
`;

/** A dense table with many columns, which scrolls horizontally within its own container. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Wide role="region" aria-label={label} tabIndex={0}>
      {children}
    </Wide>
  );
}
