import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import type { Visit } from '@valam/contracts/leads/visit.schema';
import type { Currency } from '@valam/contracts/shared/money';

/** What is known of the visitor: `unknown` until the browser has asked. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly csrfToken: string };

/** A short message; one at a time, a new one takes the place of the old. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'success' | 'destructive';
}

/** Where the visitor came from. Every form sends it along. */
export interface Attribution {
  readonly referralCodeUsed: string | null;
  readonly referredBy: string | null;
  readonly sourceUrl: string | null;
  readonly firstPage: string | null;
  readonly utm: Readonly<Record<string, string>> | null;
  /** What kind of visit this is; known only while the visitor allows that it is counted. */
  readonly visit?: Visit | null;
}

/** What the visitor allowed beyond the necessary; null as long as nothing was chosen. */
export type Consent = { readonly analytics: boolean; readonly marketing: boolean } | null;

/** Name and addresses of the operator of this site: configuration, never code. */
export interface Brand {
  readonly name: string;
  /** The name in its own script, where it has one. */
  readonly localName: { readonly text: string; readonly lang: string } | null;
  readonly email: string;
  readonly phone: string;
  readonly origin: string;
  readonly social: Readonly<Record<string, string>>;
  /** First names of those who run the house, the founder first: they stand on the about page. */
  readonly team: readonly string[];
}

/** Other people's code that the configuration names: off when null, and never before the visitor's consent. */
export interface ThirdParties {
  readonly tagManagerId: string | null;
  /** The address of the script that shows reviews kept elsewhere. */
  readonly reviewsWidgetUrl: string | null;
}

/** What a form's action left for the next page when it was sent without scripts. */
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
  /** A new id takes the place of the one before. */
  readonly toast: (Toast & { readonly id: string }) | null;
  readonly report: ActionReport | null;
  /** Every form carries it: without scripts a form of this session is known by it. Null without a session. */
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

/** The shell's own slice. Remotes read it through `useShell` and never dispatch into it. */
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
