import type { Availability } from '@valam/contracts/leads/availability.schema';
import type { PromoQuote } from '@valam/contracts/leads/promo.schema';
import type { Currency, Money } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { emailError } from '@valam/mfe-kit/form';
import { useShell, type Toast } from '@valam/mfe-kit/shell';
import { useRef, useState } from 'react';
import { bookingApi } from '../../api/booking.api';
import { bookingRequest } from './booking-request';
import type { Choice } from './choice';
import { missingIn, type Details } from './details';
import { startedBooking } from './started-booking';
import { tripKey, type Trip } from './trip';
import { bookingFailed, missingDetails, missingTerms, refusalOf, type Refusal } from './refusals';

interface BookingParts {
  readonly trip: Trip;
  readonly departure: Availability | null;
  readonly choice: Choice;
  readonly details: Details;
  readonly currency: Currency;
  readonly promo: PromoQuote | null;
  readonly giftCards: readonly string[];
  readonly fromCards: Money | null;
}

interface BookingEnds {
  readonly onRefused: (refusal: Refusal) => void;
  /** Called when the seats are held; the session id allows returning to the payment. */
  readonly onStarted: (sessionId: string | undefined) => void;
}

/** Holds the seats and goes to the payment page, or shows why that is not possible. */
export function useBooking({ onRefused, onStarted }: BookingEnds) {
  const shell = useShell();
  const [createSession] = bookingApi.useCreateBookingSessionMutation();
  const [isProcessing, setProcessing] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const attempt = useRef({ body: '', key: '' });

  /** The idempotency key: a retry of the same request keeps its key; a changed request gets a new one. */
  function keyFor(body: object): string {
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  function refuse(wrong: Readonly<Record<string, string>>, toast?: Toast): void {
    setErrors(wrong);
    if (toast) shell.toast(toast);
  }

  async function book({ departure, ...parts }: BookingParts, form: FormData): Promise<void> {
    if (isProcessing || !departure) return;
    const wrong = missingIn(parts.details);
    if (Object.keys(wrong).length > 0) return refuse(wrong, missingDetails);
    const wrongEmail = emailError(parts.details.email);
    if (wrongEmail) return refuse({ email: wrongEmail });
    if (!parts.details.acceptsTerms) return refuse({ terms: missingTerms.description ?? '' }, missingTerms);
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
      onStarted(sessionId);
      window.location.assign(url);
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
