import { createSlice, useAppDispatch, useAppSelector, type PayloadAction } from '@valam/mfe-kit/store';
import { useEffect } from 'react';
import { firstChoice, type Choice } from './choice';
import { noDetails, type Details } from './details';

/** What a traveler has filled in for one trip and not yet sent. */
interface BookingDraft {
  readonly step: 1 | 2;
  readonly choice: Choice;
  readonly details: Details;
  /** The date that the page around the panel last suggested. */
  readonly suggestedDateId: string | null;
}

export type RestoredDraft = Pick<BookingDraft, 'choice' | 'details'>;

type Drafts = Readonly<Record<string, BookingDraft>>;

/** Every change is about one trip: its panel is one of several that a visitor may have begun. */
type About<T> = PayloadAction<T & { readonly trip: string }>;

const noDrafts: Drafts = {};
const emptyDraft = (dateId: string | null): BookingDraft => ({
  step: 1,
  choice: { ...firstChoice, dateId },
  details: noDetails,
  suggestedDateId: dateId,
});

const withDraft = (
  drafts: Drafts,
  trip: string,
  change: (draft: BookingDraft) => Partial<BookingDraft>,
): Drafts => {
  const draft = drafts[trip] ?? emptyDraft(null);
  return { ...drafts, [trip]: { ...draft, ...change(draft) } };
};

export const bookingDrafts = createSlice({
  name: 'bookingDrafts',
  initialState: noDrafts,
  reducers: {
    choiceChanged: (drafts, { payload: { trip, ...part } }: About<Partial<Choice>>) =>
      withDraft(drafts, trip, ({ choice }) => ({ choice: { ...choice, ...part } })),
    detailsChanged: (drafts, { payload: { trip, ...part } }: About<Partial<Details>>) =>
      withDraft(drafts, trip, ({ details }) => ({ details: { ...details, ...part } })),
    stepReached: (drafts, { payload: { trip, step } }: About<{ step: 1 | 2 }>) =>
      withDraft(drafts, trip, () => ({ step })),
    dateSuggested: (drafts, { payload: { trip, dateId } }: About<{ dateId: string }>) =>
      withDraft(drafts, trip, ({ choice }) => ({
        step: 1,
        choice: { ...choice, dateId },
        suggestedDateId: dateId,
      })),
    draftRestored: (drafts, { payload: { trip, choice, details } }: About<RestoredDraft>) => ({
      ...drafts,
      [trip]: { step: 2 as const, choice, details, suggestedDateId: null },
    }),
  },
});

declare module '@valam/mfe-kit/lazy-slices' {
  interface LazyLoadedSlices {
    readonly bookingDrafts: Drafts;
  }
}

const { choiceChanged, detailsChanged, stepReached, dateSuggested } = bookingDrafts.actions;

/**
 * The draft of one trip, by its key, and the ways to change it. It outlives the panel: a visitor who comes back goes on. A date that
 * the page newly suggests takes the place of the one chosen before.
 */
export function useBookingDraft(trip: string, pageDateId: string | null) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => state.bookingDrafts?.[trip]);
  const draft = stored ?? emptyDraft(pageDateId);

  const isSuggested = stored ? stored.suggestedDateId === pageDateId : false;
  useEffect(() => {
    if (pageDateId && !isSuggested) dispatch(dateSuggested({ trip, dateId: pageDateId }));
  }, [dispatch, trip, pageDateId, isSuggested]);

  return {
    ...draft,
    changeChoice: (part: Partial<Choice>) => void dispatch(choiceChanged({ trip, ...part })),
    changeDetails: (part: Partial<Details>) => void dispatch(detailsChanged({ trip, ...part })),
    goToStep: (step: 1 | 2) => void dispatch(stepReached({ trip, step })),
  };
}
