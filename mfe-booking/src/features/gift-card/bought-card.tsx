import type { GiftCardSession } from '@valam/contracts/leads/gift-card.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { LinkButton } from '@valam/ui/button/button';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useState } from 'react';
import { bookingApi } from '../../api/booking.api';

const askEveryMs = 3_000;
const asksAtMost = 40;

/** How the payment for a card stands; while word of it is awaited it is asked again, for two minutes. */
export function BoughtCard({ id }: { id: string }) {
  const [asked, setAsked] = useState({ at: 0, times: 0 });
  const [isAsking, setAsking] = useState(true);
  const { data: session, fulfilledTimeStamp = 0 } = bookingApi.useGiftCardSessionQuery(
    { id },
    { pollingInterval: isAsking ? askEveryMs : 0 },
  );
  if (fulfilledTimeStamp !== asked.at) {
    setAsked({ at: fulfilledTimeStamp, times: asked.times + 1 });
    if (session?.payment !== 'open' || asked.times >= asksAtMost) setAsking(false);
  }
  if (!session) return null;
  const { title, text, tone } = wordsOf(session);
  return (
    <Notice tone={tone} title={title} live>
      <Stack $gap="3">
        <span>
          {text}
          {session.payment === 'open' && <noscript> Load this page again to see it.</noscript>}
        </span>
        {session.url && (
          <Cluster>
            <LinkButton href={session.url} small>
              Continue to payment
            </LinkButton>
          </Cluster>
        )}
      </Stack>
    </Notice>
  );
}

function wordsOf({ payment, amount, recipientName, deliverOn, isDelivered }: GiftCardSession) {
  const card = `${formatMoney(amount)} for ${recipientName}`;
  if (payment === 'paid')
    return {
      title: 'Thank you. The gift card is paid for',
      text: isDelivered
        ? `${card}: it has been sent.`
        : deliverOn
          ? `${card}: we send it on ${formatDay(deliverOn)} at 9:00 in the morning in India.`
          : `${card}: it is being sent right now.`,
      tone: 'success' as const,
    };
  if (payment === 'open')
    return {
      title: 'You have not paid yet',
      text: `${card}. If you have just paid, this page will say so in a moment.`,
      tone: 'attention' as const,
    };
  return {
    title: 'The payment page is over',
    text: `Nothing was charged for the card of ${card}. You can fill in the form again.`,
    tone: 'attention' as const,
  };
}
