import type { CheckoutSession } from '@valam/contracts/leads/checkout.schema';
import { bookingApi } from '../../api/booking.api';
import { useAsking } from '../../parts/use-asking';
import { useOnReturn } from '../../parts/use-on-return';
import { checkoutWords } from './checkout-words';

/** The state of a payment; polled for a while as long as its confirmation is pending. */
export function useCheckout(id: string): { session: CheckoutSession | undefined; isAsking: boolean } {
  const { isAsking, pollingInterval, stop } = useAsking();
  const { data: session, refetch } = bookingApi.useCheckoutSessionQuery({ id }, { pollingInterval });
  useOnReturn(refetch);
  if (isAsking && session && !checkoutWords(session).isWaiting) stop();
  return { session, isAsking };
}
