import { useSearchParams } from '@valam/mfe-kit/router';
import { Kolam } from '@valam/ui/kolam/kolam';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { forgetDraft } from '../features/booking-panel/kept-draft';
import { tripKey } from '../features/booking-panel/trip';
import { CheckoutResult } from '../features/checkout-return/checkout-result';
import { checkoutWords } from '../features/checkout-return/checkout-words';
import { useCheckout } from '../features/checkout-return/use-checkout';
import { PrivatePage } from '../parts/private-page';

const Line = styled(Kolam)`
  width: min(100%, 14rem);
`;

/** The return page after paying. Its content comes from the stored booking, not from the URL. */
export default function CheckoutSuccessPage() {
  const [search] = useSearchParams();
  const { session, isAsking } = useCheckout(search.get('session_id') ?? '');
  const { tripKind: kind = 'tour', tourSlug: slug, purpose = 'deposit', isShare } = session ?? {};
  // The balance or a share of an earlier booking leaves the draft of another one for the same trip.
  const isFirst = !isShare && (purpose === 'deposit' || purpose === 'full');
  const isPaid = isFirst && session !== undefined && checkoutWords(session).tone === 'success';
  const paidTrip = isPaid && slug ? tripKey({ kind, slug }) : null;
  useEffect(() => {
    if (paidTrip) forgetDraft(paidTrip);
  }, [paidTrip]);
  if (!session) return null;
  const { title, text, tone } = checkoutWords(session);
  return (
    <PrivatePage title={title} lead={<span role="status">{text}</span>}>
      {tone === 'success' && <Line columns={4} rows={3} drawn />}
      <CheckoutResult session={session} isAsking={isAsking} />
    </PrivatePage>
  );
}
