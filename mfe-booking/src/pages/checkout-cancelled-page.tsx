import { useSearchParams } from '@valam/mfe-kit/router';
import { bookingApi } from '../api/booking.api';
import { CheckoutResult } from '../features/checkout-return/checkout-result';
import { checkoutWords } from '../features/checkout-return/checkout-words';
import { LeftPayment } from '../features/checkout-return/left-payment';
import { PrivatePage } from '../parts/private-page';
import { useOnReturn } from '../parts/use-on-return';

/** The return page of an abandoned payment: the seats are still held for a while. */
export default function CheckoutCancelledPage() {
  const [search] = useSearchParams();
  const id = search.get('session_id') ?? '';
  const { data: session, refetch } = bookingApi.useCheckoutSessionQuery({ id });
  useOnReturn(refetch);
  if (!session) return null;
  const words = checkoutWords(session);
  if (session.payment !== 'open' || !session.url)
    return (
      <PrivatePage title={words.title} lead={words.text}>
        <CheckoutResult session={session} isAsking={false} />
      </PrivatePage>
    );
  return (
    <PrivatePage
      title={session.purpose === 'save_card' ? 'You have not saved a card yet' : 'You have not paid yet'}
    >
      <LeftPayment id={id} session={session} onOver={() => void refetch()} />
    </PrivatePage>
  );
}
