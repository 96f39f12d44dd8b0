import { shellSlice } from '@valam/mfe-kit/host';
import { useAppDispatch, useAppSelector } from '@valam/mfe-kit/store';
import { useEffect, useState, type ComponentType } from 'react';
import type { ToastHostProps } from '@valam/ui/toast/toast';
import { PlainToast } from './plain-toast';

const loadHost = () => import(/* webpackChunkName: "toast" */ '@valam/ui/toast/toast');

/**
 * Shows at most one toast. Its code is loaded on the first focus, before the first message, which may be that the connection is
 * lost. If the code cannot be loaded, the message is shown as plain text.
 */
export function Toasts() {
  const toast = useAppSelector((state) => state.shell.toast);
  const dispatch = useAppDispatch();
  const [Host, setHost] = useState<ComponentType<ToastHostProps> | null>(null);
  const [isGone, setGone] = useState(false);
  const isWanted = toast !== null;

  useEffect(() => {
    const prepare = () => void loadHost().catch(() => undefined);
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, []);

  useEffect(() => {
    if (!isWanted || Host) return;
    loadHost().then(
      (module) => setHost(() => module.ToastHost),
      () => setGone(true),
    );
  }, [isWanted, Host]);

  const dismiss = () => dispatch(shellSlice.actions.toastClosed());
  if (Host) return <Host toast={toast} onDismiss={dismiss} />;
  return isGone && toast && <PlainToast toast={toast} onDismiss={dismiss} />;
}
