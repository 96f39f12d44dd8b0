import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Wide = styled.div`
  overflow-x: auto;
  margin-block: var(--space-4);
  & tbody th {
    white-space: nowrap;
  }
  @media print {
    overflow: visible;
    & table {
      font-size: 8pt;
    }
  }
`;

/** Many columns: what does not fit is reached by scrolling the table, not the page. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Wide role="region" aria-label={label} tabIndex={0}>
      {children}
    </Wide>
  );
}
