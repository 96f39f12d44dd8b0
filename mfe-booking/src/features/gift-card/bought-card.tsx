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

/** The state of the payment for a gift card; polled for two minutes while its confirmation is pending. */
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
          {session.payment === 'open' && <noscript> Reload this page to see it.</noscript>}
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
      title: 'Thank you! Your gift card is paid for',
      text: isDelivered
        ? `${card}: it’s in their inbox.`
        : deliverOn
          ? `${card}: we’ll send it on ${formatDay(deliverOn)} at 9:00 AM India time.`
          : `${card}: it’s on its way.`,
      tone: 'success' as const,
    };
  if (payment === 'open')
    return {
      title: 'You haven’t paid yet',
      text: `${card}. If you have just paid, this page will say so in a moment.`,
      tone: 'attention' as const,
    };
  return {
    title: 'This payment page has expired',
    text: `You weren’t charged for the gift card of ${card}. You can fill in the form again.`,
    tone: 'attention' as const,
  };
}
