import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';

/** Rows of 44 px with text of 15 px; wide tables scroll inside their own box. */
export const DenseTable = styled.div`
  font-size: 0.9375rem;
  overflow-x: auto;
  margin-bottom: var(--space-4);
  & table {
    font-size: inherit;
    width: 100%;
  }
  & input[type='checkbox'] {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--color-mayil);
  }
  ${from.table} {
    & td {
      height: 44px;
      padding-block: 0.5rem;
      vertical-align: middle;
      max-width: 22rem;
    }
    & th,
    & td {
      padding-right: 0.625rem;
    }
    & .figures + * {
      padding-left: 0.5rem;
    }
    & td.names {
      min-width: 9rem;
    }
    & td > span {
      display: -webkit-box;
      -webkit-line-clamp: 2;
      -webkit-box-orient: vertical;
      overflow: hidden;
    }
  }
`;
