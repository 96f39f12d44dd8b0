import type { Availability } from '@valam/contracts/leads/availability.schema';
import type { PromoQuote } from '@valam/contracts/leads/promo.schema';
import type { Currency, Money } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { newIdempotencyKey } from '@valam/mfe-kit/form';
import { useShell } from '@valam/mfe-kit/shell';
import { useEffect, useRef, useState } from 'react';
import { bookingApi } from '../../api/booking.api';
import type { Choice } from './choice';
import type { Details } from './details';
import type { Sending } from './sending';
import { startedBooking } from './started-booking';
import { tripKey, type Trip } from './trip';
import { bookingFailed, type Refusal } from './refusals';

interface BookingParts {
  readonly trip: Trip;
  readonly departure: Availability | null;
  readonly choice: Choice;
  readonly details: Details;
  readonly currency: Currency;
  readonly promo: PromoQuote | null;
  readonly giftCards: readonly string[];
  readonly fromCards: Money | null;
  /** Errors of codes that were typed but not used. */
  readonly unused: Readonly<Record<string, string>>;
}

interface BookingEnds {
  readonly onRefused: (refusal: Refusal) => void;
  /** Called when the seats are held; the session id allows returning to the payment. */
  readonly onStarted: (sessionId: string | undefined) => void;
}

/** Holds the seats and opens the payment page, or shows why that is not possible. */
export function useBooking({ onRefused, onStarted }: BookingEnds) {
  const shell = useShell();
  const [createSession] = bookingApi.useCreateBookingSessionMutation();
  const [isProcessing, setProcessing] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const attempt = useRef({ body: '', key: '' });
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  /** The idempotency key: a retry of the same request keeps its key; a changed request gets a new one. */
  function keyFor(body: object): string {
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: newIdempotencyKey() };
    return attempt.current.key;
  }

  async function book(
    { departure, unused, ...parts }: BookingParts,
    form: FormData,
    { bookingRequest, refusalOf, wrongDetails }: Sending,
  ): Promise<void> {
    if (isProcessing || !departure) return;
    const wrong = wrongDetails(parts.details, unused);
    if (wrong) {
      setErrors(wrong.errors);
      if (wrong.toast) shell.toast(wrong.toast);
      return;
    }
    const body = bookingRequest({
      ...parts,
      departure,
      form,
      replaces: startedBooking(tripKey(parts.trip)),
      attribution: shell.attribution(),
    });
    setProcessing(true);
    setErrors({});
    try {
      const { url, sessionId } = await createSession({ body, idempotencyKey: keyFor(body) }).unwrap();
      if (!url) throw new Error('No payment page');
      // If the seats are released after that and held again, the same body is a new request and needs a new key.
      attempt.current = { body: '', key: '' };
      onStarted(sessionId);
      // Not if the visitor has left the page meanwhile; the panel offers the payment when they return.
      if (isHere.current) window.location.assign(url);
    } catch (reason) {
      setProcessing(false);
      const failure = callFailure(reason);
      const refusal = failure && refusalOf(failure);
      if (refusal) onRefused(refusal);
      else {
        const fields = failure?.problem.details?.['fields'];
        if (typeof fields === 'object' && fields !== null) setErrors(fields as Record<string, string>);
        shell.toast(bookingFailed);
      }
    }
  }

  return { book, isProcessing, errors, stop: () => setProcessing(false) };
}
