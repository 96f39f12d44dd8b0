/** For pages: state and functions of the shell. */
export { useBrand, useConsent, useCurrency, useReviewsWidget, useSession, useShell } from './shell/hooks';
export { currencyChange, type NavigateOptions, type ShellApi } from './shell/shell-api';
export { useIsLive } from './shell/use-is-live';
export { reachStep } from './shell/visit-step';
export type { Attribution, Brand, Consent, Session, Toast } from './shell/shell-state';
