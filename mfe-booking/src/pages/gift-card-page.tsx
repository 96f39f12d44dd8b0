import { formatDay, istDay } from '@valam/contracts/shared/days';
import { hasExpired } from '@valam/contracts/leads/gift-card-rules';
import type { GiftCard } from '@valam/contracts/leads/gift-card.schema';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import { useParams } from '@valam/mfe-kit/router';
import { Button, LinkButton } from '@valam/ui/button/button';
import { FactList } from '@valam/ui/facts/fact-list';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Read, Small } from '@valam/ui/typography/typography';
import { useState, useSyncExternalStore } from 'react';
import { bookingApi } from '../api/booking.api';
import { GiftCardPicture } from '../features/gift-card/gift-card-picture';
import { PrivatePage } from '../parts/private-page';
import { useFreshLink } from '../parts/use-fresh-link';

/** The code is in the URL fragment, which browsers do not send, so that it reaches no server and no log. */
function codeOfAddress(): string | null {
  const code = window.location.hash.slice(1);
  return /^[A-Z0-9]{16}$/.test(code) ? code.replace(/(.{4})(?=.)/g, '$1-') : null;
}

function listen(change: () => void): () => void {
  window.addEventListener('hashchange', change);
  return () => window.removeEventListener('hashchange', change);
}

const nothingAvailable =
  'Nothing is available on this card now: it was used, or is reserved for a booking that is not paid yet.';

/** The reason why the card cannot be used now, as a sentence. */
function whyEnded({ state, expiresOn, isExpired, balance }: GiftCard, today: string): string | null {
  if (state === 'refunded')
    return 'What was left on this card was refunded to the person who bought it. The card can no longer be used.';
  if (state !== 'delivered') return 'This card cannot be used at the moment. Please write to us.';
  if (isExpired ?? hasExpired(expiresOn, today))
    return `This card was valid through ${formatDay(expiresOn)} and can no longer be used.`;
  return isZero(balance) ? nothingAvailable : null;
}

/** A gift card as its recipient sees it: the picture, the message, the balance and the print button. */
export default function GiftCardPage() {
  const { token = '' } = useParams();
  const [today] = useState(() => istDay(new Date()));
  const { data: card, refetch } = bookingApi.useGiftCardQuery({ token });
  useFreshLink(refetch);
  const code = useSyncExternalStore(listen, codeOfAddress, () => null);
  if (!card) return null;
  const { amount, balance, buyerName, recipientName, message, codeEnd, expiresOn } = card;
  const ended = whyEnded(card, today);
  return (
    <PrivatePage title={`${recipientName}, ${buyerName} has given you a journey`} lead={ended ?? undefined}>
      <Stack $gap="5">
        <GiftCardPicture drawn amount={formatMoney(amount)} {...{ recipientName, buyerName, code }} />
        {message && <Read>{message}</Read>}
        <FactList
          facts={[
            { label: 'Left on the card', value: formatMoney(balance) },
            { label: 'Valid through', value: formatDay(expiresOn) },
            { label: 'Code', value: code ?? `In the email; it ends in ${codeEnd}` },
          ]}
        />
        <Cluster>
          {!ended && <LinkButton href="/spiritual-tours">Choose a journey</LinkButton>}
          <Button variant="secondary" onClick={() => window.print()}>
            Print the card
          </Button>
        </Cluster>
        {!ended && (
          <Small $soft>
            Enter the code in the booking panel, or on the page of a booking that you have. Anyone who has the
            code can use the card.
          </Small>
        )}
      </Stack>
    </PrivatePage>
  );
}
