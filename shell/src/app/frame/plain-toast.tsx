import { Button } from '@valam/ui/button/button';
import { Notice } from '@valam/ui/notice/notice';
import type { ToastMessage } from '@valam/ui/toast/toast';

interface PlainToastProps {
  readonly toast: ToastMessage;
  readonly onDismiss: () => void;
}

const show = (popover: HTMLElement | null): void => popover?.showPopover?.();

/** The fallback if the code of toasts cannot be loaded: a native popover, which stays until it is closed. */
export const PlainToast = ({ toast: { title, description }, onDismiss }: PlainToastProps) => (
  <div popover="manual" ref={show}>
    <Notice title={title} tone="danger" live>
      {description}{' '}
      <Button small variant="quiet" onClick={onDismiss}>
        Close
      </Button>
    </Notice>
  </div>
);
