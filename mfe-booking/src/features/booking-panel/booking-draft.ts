import { createSlice, useAppDispatch, useAppSelector, type PayloadAction } from '@valam/mfe-kit/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bookingApi } from '../../api/booking.api';
import { firstChoice, type Choice } from './choice';
import { noDetails, type Details } from './details';
import { startedBooking } from './started-booking';
import { draftKey, withStorage } from './tab-storage';

/** The unsent booking of one trip. */
interface BookingDraft {
  readonly step: 1 | 2;
  readonly choice: Choice;
  readonly details: Details;
  /** The date last suggested by the page around the panel. */
  readonly suggestedDateId: string | null;
}

export type RestoredDraft = Pick<BookingDraft, 'choice' | 'details'>;

type Drafts = Readonly<Record<string, BookingDraft>>;

/** Every action has the key of its trip, because a visitor may have started several bookings. */
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

/** True if the visitor has selected nothing but this date; a promo code from the URL does not count. */
const isSuggestedAlone = (choice: Choice, dateId: string | null): boolean =>
  (choice.dateId === null || choice.dateId === dateId) &&
  choice.travellers === firstChoice.travellers &&
  choice.roomOptionId === firstChoice.roomOptionId &&
  choice.plan === firstChoice.plan;

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
    /* On a slow connection the stored draft is found late; it does not overwrite choices or input made meanwhile. */
    draftFound: (drafts, { payload: { trip, choice, details } }: About<RestoredDraft>) =>
      withDraft(drafts, trip, ({ step, choice: present, details: typed }) => ({
        ...(step === 1 && isSuggestedAlone(present, choice.dateId)
          ? { step: 2 as const, choice: { ...choice, promoCode: present.promoCode ?? choice.promoCode } }
          : {}),
        ...(Object.values(typed).some(Boolean) ? {} : { details }),
      })),
    draftEnded: (drafts, { payload: { trip } }: About<unknown>) => {
      const { [trip]: _ended, ...others } = drafts;
      return others;
    },
  },
});

declare module '@valam/mfe-kit/lazy-slices' {
  interface LazyLoadedSlices {
    readonly bookingDrafts: Drafts;
  }
}

const { choiceChanged, detailsChanged, stepReached, dateSuggested, draftFound, draftEnded } =
  bookingDrafts.actions;

/**
 * The draft of one trip, by its key, with functions to change it. It outlives the panel, so that a returning visitor can continue,
 * and the page, once details were entered (`kept-draft.ts`). A date newly suggested by the page replaces the selected one; the page
 * shows the date that is selected here.
 */
export function useBookingDraft(
  trip: string,
  pageDateId: string | null,
  onDate: ((dateId: string | null) => void) | undefined,
) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => state.bookingDrafts?.[trip]);
  const draft = stored ?? emptyDraft(pageDateId);

  const { dateId } = draft.choice;
  const hasDraft = stored !== undefined;
  const last = useRef<string | null | undefined>(undefined);
  // A single effect for both directions: two effects would race and keep overwriting each other.
  const agree = useEffectEvent(() => {
    // On mount, a date that the page suggested before does not replace a date selected since.
    const isKnown =
      last.current === undefined ? stored?.suggestedDateId === pageDateId : dateId === pageDateId;
    const isNew = last.current !== pageDateId;
    last.current = pageDateId;
    if (pageDateId && (!stored || (isNew && !isKnown))) dispatch(dateSuggested({ trip, dateId: pageDateId }));
    else if (dateId !== pageDateId) onDate?.(dateId);
  });
  useEffect(() => agree(), [trip, pageDateId, dateId, hasDraft]);

  const [askAboutPayment] = bookingApi.useLazyCheckoutSessionQuery();
  const isPaid = async (id: string): Promise<boolean> =>
    (await askAboutPayment({ id })).data?.payment === 'paid';
  const findStored = useEffectEvent(async () => {
    const text = stored ? null : withStorage((storage) => storage.getItem(draftKey(trip)));
    if (!text) return;
    const started = startedBooking(trip);
    const { draftIn, forgetDraft } = await import(/* webpackChunkName: "kept-draft" */ './kept-draft');
    // The result page deletes the draft too, unless the visitor leaves it before its code has run.
    if (started && (await isPaid(started))) return forgetDraft(trip);
    const found = draftIn(text);
    if (found) dispatch(draftFound({ trip, ...found }));
  });
  useEffect(() => void findStored().catch(() => undefined), []);

  return {
    ...draft,
    changeChoice: (part: Partial<Choice>) => void dispatch(choiceChanged({ trip, ...part })),
    changeDetails: (part: Partial<Details>) => void dispatch(detailsChanged({ trip, ...part })),
    goToStep: (step: 1 | 2) => void dispatch(stepReached({ trip, step })),
    end: () => void dispatch(draftEnded({ trip })),
  };
}
