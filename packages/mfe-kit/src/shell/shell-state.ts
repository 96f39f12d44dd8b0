import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import type { Visit } from '@valam/contracts/leads/visit.schema';
import type { Currency } from '@valam/contracts/shared/money';

/** The visitor's session: `unknown` until the browser has requested it, or if the last request has failed. */
export type Session =
  | { readonly status: 'unknown'; readonly hasFailed?: boolean }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly csrfToken: string };

/** A short message; a new one replaces the previous one. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'success' | 'destructive';
}

/** Where the visitor came from. Every form sends it. */
export interface Attribution {
  readonly referralCodeUsed: string | null;
  readonly referredBy: string | null;
  readonly sourceUrl: string | null;
  readonly firstPage: string | null;
  readonly utm: Readonly<Record<string, string>> | null;
  /** The kind of visit; set only if the visitor has consented to analytics. */
  readonly visit?: Visit | null;
}

/** The visitor's consent beyond necessary cookies; null until a choice is made. */
export type Consent = { readonly analytics: boolean; readonly marketing: boolean } | null;

/** Name and contact details of the site's operator: always from configuration. */
export interface Brand {
  readonly name: string;
  /** The name in its own script, if it has one. */
  readonly localName: { readonly text: string; readonly lang: string } | null;
  readonly email: string;
  readonly phone: string;
  readonly origin: string;
  readonly social: Readonly<Record<string, string>>;
  /** First names of the team, the founder first, for the about page. */
  readonly team: readonly string[];
}

/** Configured third-party code: off if null, and never loaded before the visitor's consent. */
export interface ThirdParties {
  readonly tagManagerId: string | null;
  /** URL of the script for external reviews. */
  readonly reviewsWidgetUrl: string | null;
}

/** The result of a form that was submitted without JavaScript, for the next page. */
export interface ActionReport {
  readonly action: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly toast: Toast | null;
}

export interface ShellState {
  readonly brand: Brand;
  readonly session: Session;
  readonly currency: Currency;
  readonly attribution: Attribution;
  readonly consent: Consent;
  readonly thirdParties: ThirdParties;
  /** A message with a new id replaces the previous one. */
  readonly toast: (Toast & { readonly id: string }) | null;
  readonly report: ActionReport | null;
  /** The CSRF token of forms submitted without JavaScript. Null without a session. */
  readonly formToken: string | null;
}

export const emptyAttribution: Attribution = {
  referralCodeUsed: null,
  referredBy: null,
  sourceUrl: null,
  firstPage: null,
  utm: null,
};

const initialState: ShellState = {
  brand: { name: '', localName: null, email: '', phone: '', origin: '', social: {}, team: [] },
  session: { status: 'unknown' },
  currency: 'USD',
  attribution: emptyAttribution,
  consent: null,
  thirdParties: { tagManagerId: null, reviewsWidgetUrl: null },
  toast: null,
  report: null,
  formToken: null,
};

/** The shell's slice. Remotes read it through `useShell` and never dispatch to it. */
export const shellSlice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    sessionLearned: (state, { payload }: PayloadAction<Session>) => ({ ...state, session: payload }),
    currencyChosen: (state, { payload }: PayloadAction<Currency>) => ({ ...state, currency: payload }),
    attributionLearned: (state, { payload }: PayloadAction<Partial<Attribution>>) => ({
      ...state,
      attribution: { ...state.attribution, ...payload },
    }),
    consentGiven: (state, { payload }: PayloadAction<Consent>) => ({ ...state, consent: payload }),
    toastRaised: (state, { payload }: PayloadAction<Toast>) => ({
      ...state,
      toast: { ...payload, id: String(Number(state.toast?.id ?? 0) + 1) },
    }),
    toastClosed: (state) => ({ ...state, toast: null }),
    reportRead: (state) => ({ ...state, report: null }),
  },
});
