import { Dialog as Radix } from 'radix-ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { overlayOpened, type OpenOverlay } from './overlay-opened';

interface OverlayRootProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly modal?: boolean;
  readonly children: ReactNode;
}

/** The Radix root of every overlay; it also dispatches `overlayOpened`. */
export function OverlayRoot({ open, onOpenChange, modal = true, children }: OverlayRootProps) {
  const onBack = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open) return undefined;
    const closed = new AbortController();
    const detail: OpenOverlay = { close: () => onBack(), closed: closed.signal };
    dispatchEvent(new CustomEvent(overlayOpened, { detail }));
    return () => closed.abort();
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      {children}
    </Radix.Root>
  );
}
