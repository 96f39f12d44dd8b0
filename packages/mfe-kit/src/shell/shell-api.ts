import type { Currency } from '@valam/contracts/shared/money';
import type { AppStore } from '../store/app-store';
import {
  shellSlice,
  type Attribution,
  type Brand,
  type Consent,
  type Session,
  type ShellState,
  type Toast,
} from './shell-state';

export interface ShellApi {
  readonly brand: Brand;
  session(): Session;
  /** Called by the account remote after a sign-in or sign-out. */
  sessionChanged(session: Session): void;
  currency(): Currency;
  setCurrency(currency: Currency): void;
  attribution(): Attribution;
  consent(): Consent;
  setConsent(consent: NonNullable<Consent>): void;
  /** Deletes the choice, so that the visitor is asked again. */
  forgetConsent(): void;
  /** Adds information about where the visitor came from. */
  learnAttribution(known: Partial<Attribution>): void;
  toast(toast: Toast): void;
  navigate(to: string, options?: NavigateOptions): void;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** False keeps the scroll position, e.g. while filters change. */
  readonly scroll?: boolean;
  /**
   * True if only the query of the current page changes, e.g. its filters: the page stays mounted, which keeps focus and typed
   * text. By default a new URL mounts a new page.
   */
  readonly keepsPage?: boolean;
}

/** The window event that announces a change of currency. */
export const currencyChange = 'currencyChange';

export const currencyCookie = 'currency';
export const consentCookie = 'consent';
const yearInSeconds = 31_536_000;

/** Creates the shell API on a store. */
export function createShellApi(store: AppStore, navigate: ShellApi['navigate']): ShellApi {
  const state = (): ShellState => store.getState().shell;
  const { actions } = shellSlice;
  return {
    get brand() {
      return state().brand;
    },
    session: () => state().session,
    sessionChanged: (session) => void store.dispatch(actions.sessionLearned(session)),
    currency: () => state().currency,
    setCurrency(currency) {
      store.dispatch(actions.currencyChosen(currency));
      remember(currencyCookie, currency);
      if (typeof window !== 'undefined')
        window.dispatchEvent(new CustomEvent(currencyChange, { detail: { currency } }));
    },
    attribution: () => state().attribution,
    consent: () => state().consent,
    setConsent(consent) {
      store.dispatch(actions.consentGiven(consent));
      remember(consentCookie, JSON.stringify(consent));
    },
    forgetConsent() {
      store.dispatch(actions.consentGiven(null));
      remember(consentCookie, '');
    },
    learnAttribution: (known) => void store.dispatch(actions.attributionLearned(known)),
    toast: (toast) => void store.dispatch(actions.toastRaised(toast)),
    navigate,
  };
}

function remember(name: string, value: string): void {
  if (typeof document === 'undefined') return;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${overTls()}`;
}

/** The `Secure` attribute of a cookie, if the site uses TLS. */
export const overTls = (): string => (location.protocol === 'https:' ? '; Secure' : '');
