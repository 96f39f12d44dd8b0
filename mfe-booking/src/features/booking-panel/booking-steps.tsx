import type { Availability } from '@valam/contracts/leads/availability.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { textOf } from '@valam/mfe-kit/form';
import { useCurrency, useShell } from '@valam/mfe-kit/shell';
import { Notice } from '@valam/ui/notice/notice';
import { useEffect, useState } from 'react';
import { useOnReturn } from '../../parts/use-on-return';
import { useBookingDraft } from './booking-draft';
import { amountsOf } from './amounts-of';
import { Amounts } from './amounts';
import { wayToPay, type Choice } from './choice';
import { ChooseStep } from './choose-step';
import { chosenAmong, isClosed, isSoldOut } from './departures';
import type { Details } from './details';
import { asOffered } from './group-limit';
import { DetailsStep, KeptSeats, WaitlistForm } from './later-parts';
import { PanelFrame } from './panel-frame';
import { PanelPart } from './panel-part';
import { bookingFailed, missingDate, type Refusal } from './refusals';
import { hasHold, rememberStarted, startedBooking, useStarted } from './started-booking';
import { tripKey, type Trip } from './trip';
import { useBooking } from './use-booking';
import { payToday, useGiftCards } from './use-gift-cards';
import { usePromo } from './use-promo';
import { WithoutScripts } from './without-scripts';

export interface BookingStepsProps {
  readonly trip: Trip;
  readonly dateId: string | null;
  /** Called with the departure selected here. */
  readonly onDate: ((dateId: string | null) => void) | undefined;
  readonly departures: readonly Availability[];
  /** Refetches seats and prices, which may have changed. */
  readonly onRefetch: () => void;
}

/** The steps of booking: date and travelers, then details, then the payment page. */
export function BookingSteps(props: BookingStepsProps) {
  const { trip, dateId, onDate, departures, onRefetch } = props;
  const key = tripKey(trip);
  const shell = useShell();
  const currency = useCurrency();
  const [today] = useState(() => new Date());
  const draft = useBookingDraft(key, dateId, onDate);
  const { step, details, changeChoice, changeDetails, goToStep } = draft;
  const [sentDetails, setSentDetails] = useState<Details | null>(null);
  const choice = asOffered(draft.choice, departures, hasHold(key, draft.choice.dateId));
  // Seats were taken, or the room was given up, since. The first step shows that, so that no one pays for less by mistake.
  const isCut = choice !== draft.choice;
  const [isDateMissing, setDateMissing] = useState(false);
  const [refusal, setRefusal] = useState<(Refusal & Pick<Choice, 'dateId'>) | null>(null);
  const { book, isProcessing, errors, stop } = useBooking({
    onRefused(refused) {
      setRefusal({ ...refused, dateId: choice.dateId });
      if (refused.backToChoice) goToStep(1);
      if (refused.notice.title === 'The gift card') giftCards.clear();
      // Checks the code again, which may have ended, and whose discount depends on the price.
      askAgain();
      onRefetch();
    },
    onStarted(sessionId) {
      setSentDetails(details);
      for (const each of [key, choice.dateId ?? '']) rememberStarted(each, sessionId);
    },
  });
  const departure = chosenAmong(departures, choice.dateId);
  const {
    promo,
    problem: promoProblem,
    isAsking,
    isUnanswered,
    askAgain,
  } = usePromo({ trip, departure, choice, currency, changeChoice });
  const giftCards = useGiftCards(currency);
  const started = useStarted(key);
  const canReserve = departure !== null && !isSoldOut(departure);
  // Not while this tab holds seats, which would count as taken by others.
  useOnReturn(() => step === 1 && startedBooking(key) === null && onRefetch());

  /* On Back from the payment page, resets the loading state that the back/forward cache has preserved. */
  useEffect(() => {
    window.addEventListener('pageshow', stop);
    return () => window.removeEventListener('pageshow', stop);
  });

  /* Preloads the second step. */
  useEffect(() => {
    if (canReserve) DetailsStep.preload().catch(() => undefined);
  }, [canReserve]);

  function reserve(form: FormData): void {
    setRefusal(null);
    const chosen = chosenAmong(departures, textOf(form, 'date'));
    if (!chosen || isSoldOut(chosen)) {
      setDateMissing(true);
      return shell.toast(missingDate);
    }
    if (isCut) changeChoice(choice);
    DetailsStep.preload().then(
      () => goToStep(2),
      () => shell.toast(bookingFailed),
    );
  }

  const notice = (
    <>
      {started !== null && (
        <PanelPart part={KeptSeats}>
          <KeptSeats
            id={started}
            trip={key}
            onFreed={onRefetch}
            isAsSent={details === sentDetails}
            onPaid={draft.end}
          />
        </PanelPart>
      )}
      {step === 1 && promoProblem && (
        <Notice tone="attention" title="The promo code" live>
          {promoProblem}
        </Notice>
      )}
    </>
  );
  // Not shown for another date.
  const refused = refusal?.dateId === choice.dateId && (
    <Notice tone="attention" title={refusal.notice.title} live>
      {refusal.notice.text}
    </Notice>
  );

  if (step === 1 || !departure || isCut) {
    return (
      <PanelFrame kind={trip.kind} step={1}>
        {notice}
        {refused}
        <ChooseStep
          {...{ departures, departure, choice, currency, today, promo, onRefetch }}
          dateError={isDateMissing && !departure ? missingDate.description : undefined}
          onCurrency={(next) => shell.setCurrency(next)}
          onChange={changeChoice}
          onReserve={reserve}
        />
        {departure && <NotOnSale {...{ departure, onRefetch }} travellers={choice.travellers} />}
        <WithoutScripts {...{ trip, departures }} dateId={choice.dateId} />
      </PanelFrame>
    );
  }

  const way = wayToPay(choice, departure, today);
  const amounts = amountsOf(departure, choice, currency, promo?.discount);
  const { parts, given, payLabel } = payToday(giftCards.cards, amounts, way === 'full');
  const people = choice.travellers === 1 ? '1 traveler' : `${choice.travellers} travelers`;
  return (
    <PanelFrame kind={trip.kind} step={2}>
      {notice}
      <PanelPart part={DetailsStep}>
        <DetailsStep
          trip={key}
          summary={`${formatDayRange(departure.startDate, departure.endDate)} · ${people}`}
          payment={{ departure, choice, way, balance: amounts.balance, onChange: changeChoice }}
          amounts={
            <Amounts
              {...{ departure, currency, today, promo }}
              choice={{ ...choice, plan: way }}
              cards={giftCards.cards}
            />
          }
          promo={{
            ...{ promo, problem: promoProblem, isAsking, askAgain, code: choice.promoCode },
            onCode: (promoCode) => changeChoice({ promoCode }),
          }}
          giftCards={giftCards}
          refused={refused}
          payLabel={payLabel}
          {...{ details, errors, isProcessing }}
          diet={departure.diet}
          onChange={changeDetails}
          onBack={() => goToStep(1)}
          onSubmit={(form, sending) => {
            void book(
              {
                trip,
                departure,
                choice,
                details,
                currency,
                promo,
                giftCards: parts.map(({ code }) => code),
                fromCards: given,
                unused: sending.unusedCodes(
                  form,
                  { code: choice.promoCode, isAsking, isUnanswered },
                  giftCards,
                ),
              },
              form,
              sending,
            );
          }}
        />
      </PanelPart>
    </PanelFrame>
  );
}

interface NotOnSaleProps extends Pick<BookingStepsProps, 'onRefetch'> {
  readonly departure: Availability;
  readonly travellers: number;
}

/** The waitlist of a sold-out date; closed and canceled dates have none. */
function NotOnSale({ departure, travellers, onRefetch }: NotOnSaleProps) {
  if (isClosed(departure))
    return (
      <Notice tone="attention" live>
        This date can no longer be booked. Please choose another one.
      </Notice>
    );
  if (!isSoldOut(departure)) return null;
  return (
    <PanelPart part={WaitlistForm}>
      <WaitlistForm {...{ departure, travellers }} onRefused={onRefetch} />
    </PanelPart>
  );
}
