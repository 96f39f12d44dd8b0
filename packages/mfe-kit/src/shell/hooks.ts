import type { Currency } from '@valam/contracts/shared/money';
import { useHost } from '../host/host-context';
import { useAppSelector } from '../store/hooks';
import type { ShellApi } from './shell-api';
import type { Brand, Consent, Session } from './shell-state';

/** API of the shell: session, currency, attribution, toasts, navigation. */
export const useShell = (): ShellApi => useHost().app.shell;

export const useBrand = (): Brand => useAppSelector((state) => state.shell.brand);
export const useSession = (): Session => useAppSelector((state) => state.shell.session);
export const useCurrency = (): Currency => useAppSelector((state) => state.shell.currency);
/** URL of the reviews widget's script; null if it is not configured or the visitor has not consented. */
export const useReviewsWidget = (): string | null =>
  useAppSelector(({ shell }) => (shell.consent?.marketing ? shell.thirdParties.reviewsWidgetUrl : null));
export const useConsent = (): Consent => useAppSelector((state) => state.shell.consent);
