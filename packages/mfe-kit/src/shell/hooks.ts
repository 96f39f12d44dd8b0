import { useSelector } from 'react-redux';
import type { Currency } from '@valam/contracts/shared/money';
import { useHost } from '../host/host-context';
import type { AppState } from '../store/app-state';
import type { ShellApi } from './shell-api';
import type { Brand, Consent, Session } from './shell-state';

/** What the shell offers: session, currency, attribution, toasts, navigation. */
export const useShell = (): ShellApi => useHost().app.shell;

export const useBrand = (): Brand => useSelector((state: AppState) => state.shell.brand);
export const useSession = (): Session => useSelector((state: AppState) => state.shell.session);
export const useCurrency = (): Currency => useSelector((state: AppState) => state.shell.currency);
/** The reviews widget's script, once it is configured and the visitor has agreed to it; null before. */
export const useReviewsWidget = (): string | null =>
  useSelector(({ shell }: AppState) =>
    shell.consent?.marketing ? shell.thirdParties.reviewsWidgetUrl : null,
  );
export const useConsent = (): Consent => useSelector((state: AppState) => state.shell.consent);
