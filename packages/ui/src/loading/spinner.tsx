import { styled } from 'styled-components';
import { BusyRing } from '../button/busy-ring';

const Center = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-3);
  min-height: 12rem;
  color: var(--color-accent);
  & > svg {
    width: 3rem;
    height: 3rem;
    stroke-width: 1.25;
  }
  & > span {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

/** A loading indicator for content of unknown shape. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Center role="status">
      <BusyRing />
      <span>{label}</span>
    </Center>
  );
}
