import { shellSlice } from '@valam/mfe-kit/host';
import { useAppDispatch, useAppSelector } from '@valam/mfe-kit/store';
import { useEffect, useState, type ComponentType } from 'react';
import type { ToastHostProps } from '@valam/ui/toast/toast';

/** The current toast; at most one is shown. Its code is loaded with the first message. */
export function Toasts() {
  const toast = useAppSelector((state) => state.shell.toast);
  const dispatch = useAppDispatch();
  const [Host, setHost] = useState<ComponentType<ToastHostProps> | null>(null);
  const isWanted = toast !== null;

  useEffect(() => {
    if (!isWanted || Host) return;
    void import(/* webpackChunkName: "toast" */ '@valam/ui/toast/toast').then((module) =>
      setHost(() => module.ToastHost),
    );
  }, [isWanted, Host]);

  return Host && <Host toast={toast} onDismiss={() => dispatch(shellSlice.actions.toastClosed())} />;
}
