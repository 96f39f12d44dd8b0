import { below, from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';

/** Hairlines only. Cells have `data-label`, which is shown as their label in the block layout. */
export const Table = styled.table`
  font-size: var(--text-small);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  & > caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & th {
    text-align: left;
    font-weight: 600;
    padding: 0.7rem 1rem 0.6rem 0;
    border-bottom: 2px solid var(--color-text);
    white-space: nowrap;
    vertical-align: bottom;
  }
  & th > button {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
    min-height: 1.5rem;
    vertical-align: bottom;
    font-weight: 600;
  }
  & th > button:hover {
    text-decoration: underline;
  }
  & th > button > svg {
    width: 1rem;
    height: 1rem;
  }
  & td {
    padding: 0.8rem 1rem 0.75rem 0;
    border-bottom: 1px solid var(--color-divider);
    vertical-align: top;
  }
  & .figures {
    text-align: right;
  }
  & .names {
    font-weight: 600;
  }
  & th:last-child,
  & td:last-child {
    padding-right: 0;
  }
  & tbody > tr:hover {
    background: var(--color-surface-sunken);
    box-shadow:
      -0.75rem 0 0 var(--color-surface-sunken),
      0.75rem 0 0 var(--color-surface-sunken);
  }
  & .waiting i {
    display: block;
    height: 0.9rem;
    width: 70%;
    background: var(--color-surface-sunken);
  }
  ${from.table} {
    & .figures + * {
      padding-left: 2rem;
    }
  }
  ${below.table} {
    display: block;
    & > thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > tbody,
    & tr {
      display: block;
    }
    & tbody > tr {
      padding-block: var(--space-3);
      border-top: 2px solid var(--color-text);
    }
    & td {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: var(--space-3);
      justify-items: start;
      border: 0;
      padding: 0.28rem 0;
      text-align: left;
      overflow-wrap: anywhere;
    }
    & .figures {
      text-align: left;
    }
    & td:has(> span:empty) {
      display: none;
    }
    & td::before {
      content: attr(data-label);
      color: var(--color-text-muted);
      font-weight: 400;
    }
  }
`;

/** Shown instead of rows. */
export const Message = styled.div`
  padding-block: var(--space-4);
`;
