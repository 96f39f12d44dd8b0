import type { Followed } from './apply-consent';

/** Loads the code that applies the visitor's consent once there is any: nothing is counted or sent to a third party before. */
export function followConsent(
  host: Followed,
  openDocument = (address: string): void => window.location.assign(address),
): void {
  const { store } = host.app;
  let loading: Promise<void> | undefined;
  const listen = (): void => {
    const { consent } = store.getState().shell;
    if (!consent?.analytics && !consent?.marketing) return;
    loading ??= import('./apply-consent').then(
      ({ applyConsent }) => applyConsent(host, openDocument),
      () => {
        loading = undefined;
      },
    );
  };
  listen();
  store.subscribe(listen);
}
