import type { CheckoutSession } from '@valam/contracts/leads/checkout.schema';
import { useState } from 'react';
import { bookingApi } from '../../api/booking.api';
import { checkoutWords } from './checkout-words';

const askEveryMs = 3_000;
const asksAtMost = 40;

/** The state of a payment; polled for two minutes while its confirmation is pending. */
export function useCheckout(id: string): { session: CheckoutSession | undefined; isAsking: boolean } {
  const [asked, setAsked] = useState({ at: 0, times: 0 });
  const [isAsking, setAsking] = useState(true);
  const { data: session, fulfilledTimeStamp = 0 } = bookingApi.useCheckoutSessionQuery(
    { id },
    { pollingInterval: isAsking ? askEveryMs : 0 },
  );
  if (fulfilledTimeStamp !== asked.at) {
    setAsked({ at: fulfilledTimeStamp, times: asked.times + 1 });
    if (!session || !checkoutWords(session).isWaiting || asked.times >= asksAtMost) setAsking(false);
  }
  return { session, isAsking };
}
