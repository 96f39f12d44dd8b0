import type { GiftCardSession } from '@valam/contracts/leads/gift-card.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { LinkButton } from '@valam/ui/button/button';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { bookingApi } from '../../api/booking.api';
import { useAsking } from '../../parts/use-asking';
import { useOnReturn } from '../../parts/use-on-return';

interface BoughtCardProps {
  readonly id: string;
  /** The payment provider sent the buyer back as paid; its confirmation may still be pending. */
  readonly comesFromPaying: boolean;
}

/** The state of the payment for a gift card; polled for a while as long as its confirmation is pending. */
export function BoughtCard({ id, comesFromPaying }: BoughtCardProps) {
  const { isAsking, pollingInterval, stop } = useAsking();
  const { data: session, refetch } = bookingApi.useGiftCardSessionQuery({ id }, { pollingInterval });
  useOnReturn(refetch);
  if (isAsking && session && session.payment !== 'open') stop();
  if (!session) return null;
  const { title, text, tone } = wordsOf(session, isAsking, comesFromPaying);
  const isWaiting = comesFromPaying && isAsking;
  return (
    <Notice tone={tone} title={title} live>
      <Stack $gap="3">
        <span>
          {text}
          {session.payment === 'open' && <noscript> Reload this page to see it.</noscript>}
        </span>
        {session.url && !isWaiting && (
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

function wordsOf(session: GiftCardSession, isAsking: boolean, comesFromPaying: boolean) {
  const { payment, amount, recipientName, deliverOn, isDelivered, isRefunded } = session;
  const card = `${formatMoney(amount)} for ${recipientName}`;
  if (isRefunded)
    return {
      title: 'Your gift card has been refunded',
      text: `${card}: what was left on it goes back to you, and its code no longer works.`,
      tone: 'plain' as const,
    };
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
  if (payment === 'open' && comesFromPaying)
    return {
      title: 'Waiting for your payment to be confirmed',
      text: isAsking
        ? `${card}. This page will say so in a moment.`
        : `${card}. If you’ve paid, we’ll email you as soon as it’s confirmed, and you can close this page. If you haven’t, you can still pay.`,
      tone: 'plain' as const,
    };
  if (payment === 'open')
    return {
      title: 'You haven’t paid yet',
      text: `${card}. If you have just paid, ${isAsking ? 'this page will say so in a moment' : 'reload this page to see it'}.`,
      tone: 'attention' as const,
    };
  return {
    title: 'This payment page has expired',
    text: `You weren’t charged for the gift card of ${card}. You can fill in the form again.`,
    tone: 'attention' as const,
  };
}
