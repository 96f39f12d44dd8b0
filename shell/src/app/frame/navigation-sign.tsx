import { useNavigation } from '@valam/mfe-kit/router';
import { Spinner } from '@valam/ui/loading/spinner';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  to { visibility: visible; }
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Sign = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-toast);
  display: grid;
  justify-items: center;
  pointer-events: none;
  @media print {
    display: none;
  }
`;

const Line = styled.div`
  justify-self: stretch;
  height: 4px;
  overflow: hidden;
  background: var(--color-divider);
  &::after {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: var(--color-accent);
    animation: ${run} 1.1s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      animation: none;
    }
  }
`;

/* Invisible at first, so that a quick navigation shows only the line. */
const Chip = styled.div`
  visibility: hidden;
  animation: ${appear} 0s 100ms forwards;
  margin-top: 25vh;
  padding: 0 var(--space-6);
  background: var(--color-surface);
  box-shadow: var(--shadow-overlay);
`;

/**
 * Shows that a navigation is in progress: a line immediately, and a text if it takes longer. Always rendered, but hidden: adding
 * styles on the click would make the browser recalculate those of the whole page.
 */
export function NavigationSign() {
  return (
    <Sign data-navigation-sign hidden={useNavigation().state === 'idle'}>
      <Line />
      <Chip>
        <Spinner />
      </Chip>
    </Sign>
  );
}
