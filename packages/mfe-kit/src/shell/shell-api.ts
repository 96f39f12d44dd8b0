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
  /** Called by account when a user has signed in or out. */
  sessionChanged(session: Session): void;
  currency(): Currency;
  setCurrency(currency: Currency): void;
  attribution(): Attribution;
  consent(): Consent;
  setConsent(consent: NonNullable<Consent>): void;
  /** Deletes the choice; the visitor will be asked again. */
  forgetConsent(): void;
  /** Adds information about the visitor's origin. */
  learnAttribution(known: Partial<Attribution>): void;
  toast(toast: Toast): void;
  navigate(to: string, options?: NavigateOptions): void;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** False keeps the scroll position, e.g. while filters change. */
  readonly scroll?: boolean;
  /**
   * True when only the query of the current page changes, e.g. its filters: the page stays mounted, so focus and typed text
   * are kept. By default a change of address unmounts the page and mounts a new one.
   */
  readonly keepsPage?: boolean;
}

/** The window event for a change of currency. */
export const currencyChange = 'currencyChange';

export const currencyCookie = 'currency';
export const consentCookie = 'consent';
const yearInSeconds = 31_536_000;

/** The shell API on a page view's store. */
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

/** The `Secure` attribute of a cookie, wherever the site uses TLS. */
export const overTls = (): string => (location.protocol === 'https:' ? '; Secure' : '');
