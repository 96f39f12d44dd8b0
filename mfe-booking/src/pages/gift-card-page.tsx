import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { useParams } from '@valam/mfe-kit/router';
import { Button, LinkButton } from '@valam/ui/button/button';
import { FactList } from '@valam/ui/facts/fact-list';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Read, Small } from '@valam/ui/typography/typography';
import { useSyncExternalStore } from 'react';
import { bookingApi } from '../api/booking.api';
import { GiftCardPicture } from '../features/gift-card/gift-card-picture';
import { PrivatePage } from '../parts/private-page';

/** The code is in the fragment of the address, which browsers do not send, so that no server and no log contains it. */
function codeOfAddress(): string | null {
  const code = window.location.hash.slice(1);
  return /^[A-Z0-9]{16}$/.test(code) ? code.replace(/(.{4})(?=.)/g, '$1-') : null;
}

function listen(change: () => void): () => void {
  window.addEventListener('hashchange', change);
  return () => window.removeEventListener('hashchange', change);
}

/** A gift card as its recipient sees it: the picture, the message, the balance and the print button. */
export default function GiftCardPage() {
  const { token = '' } = useParams();
  const { data: card } = bookingApi.useGiftCardQuery({ token });
  const code = useSyncExternalStore(listen, codeOfAddress, () => null);
  if (!card) return null;
  const { amount, balance, buyerName, recipientName, message, codeEnd, expiresOn, state } = card;
  const isUsable = state === 'delivered';
  return (
    <PrivatePage
      title={`${recipientName}, ${buyerName} gives you a journey`}
      lead={isUsable ? undefined : 'This card cannot be used at the moment. Please write to us.'}
    >
      <Stack $gap="5">
        <GiftCardPicture drawn amount={formatMoney(amount)} {...{ recipientName, buyerName, code }} />
        {message && <Read style={{ whiteSpace: 'pre-line' }}>{message}</Read>}
        <FactList
          facts={[
            { label: 'Left on the card', value: formatMoney(balance) },
            { label: 'Valid through', value: formatDay(expiresOn) },
            { label: 'Code', value: code ?? `In the email; it ends in ${codeEnd}` },
          ]}
        />
        <Cluster>
          <LinkButton href="/spiritual-tours">Choose a journey</LinkButton>
          <Button variant="secondary" onClick={() => window.print()}>
            Print the card
          </Button>
        </Cluster>
        <Small $soft>
          Enter the code in the booking panel, or on the page of a booking that you have. Anyone who has the
          code can use the card.
        </Small>
      </Stack>
    </PrivatePage>
  );
}
