import { Button } from '@valam/ui/button/button';
import type { ToastMessage } from '@valam/ui/toast/toast';
import { styled } from 'styled-components';

const Place = styled.div`
  position: fixed;
  z-index: var(--layer-toast);
  inset: var(--space-4) var(--space-4) auto;
  margin-left: auto;
  max-width: var(--size-toast);
  padding: var(--space-4) var(--space-5);
  display: grid;
  gap: var(--space-2);
  background: var(--color-surface);
  border-left: 6px solid var(--color-danger);
  box-shadow: var(--shadow-overlay);
`;

interface PlainToastProps {
  readonly toast: ToastMessage;
  readonly onDismiss: () => void;
}

/** A message whose own code could not be loaded. It stays until it is closed. */
export function PlainToast({ toast: { title, description }, onDismiss }: PlainToastProps) {
  return (
    <Place role="alert">
      <strong>{title}</strong>
      {description}
      <div>
        <Button small variant="quiet" onClick={onDismiss}>
          Close
        </Button>
      </div>
    </Place>
  );
}
