import type { CheckoutSession } from '@valam/contracts/leads/checkout.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import { LinkButton } from '@valam/ui/button/button';
import { FactList } from '@valam/ui/facts/fact-list';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Spinner } from '@valam/ui/loading/spinner';
import { NoScript } from '@valam/ui/no-script/no-script';
import { withoutScripts } from '@valam/ui/tokens/media';
import { Body } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { tripFact, TripFacts, tripPage } from '../../parts/trip-facts';
import { checkoutWords } from './checkout-words';

const NeedsScripts = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

/** The state of a payment, and the next step. */
export function CheckoutResult({ session, isAsking }: { session: CheckoutSession; isAsking: boolean }) {
  const { tone, isWaiting } = checkoutWords(session);
  const { bookingRef, paid, givenBack, tripKind, url, purpose, startDate, endDate } = session;
  const page = tripPage(session);
  // After a transfer, the payer of the fee has neither the booking nor its link.
  const isTraveler = tone === 'success' && purpose !== 'transfer_fee';
  const more = [
    { label: 'Booking', value: bookingRef },
    { label: 'Paid so far', value: formatMoney(paid) },
    ...(givenBack && !isZero(givenBack) ? [{ label: 'Refunded', value: formatMoney(givenBack) }] : []),
    ...(session.giftCards && tone === 'success'
      ? [{ label: 'Of which from gift cards', value: formatMoney(session.giftCards) }]
      : []),
  ];
  return (
    <Stack $gap="5">
      {isWaiting && (isAsking ? <Asking url={url} /> : <NotHeardYet url={url} />)}
      {session.isFormerOwner ? (
        // The size of the group is not a former owner's to see.
        <FactList
          facts={[tripFact(session), { label: 'Dates', value: formatDayRange(startDate, endDate) }, ...more]}
        />
      ) : (
        <TripFacts trip={session} more={more} />
      )}
      {isTraveler && purpose !== 'save_card' && !session.isShare && (
        <Body>
          We’ve just emailed you a private link where you can pay the balance, tell us who is traveling,
          change the date or cancel. Keep it to yourself.
        </Body>
      )}
      <Cluster>
        {page && tone !== 'success' && (
          <LinkButton href={page} variant="secondary">
            Back to the {tripKind ?? 'tour'}
          </LinkButton>
        )}
        {isTraveler && (
          <LinkButton href="/blog" variant="secondary">
            Read before you travel
          </LinkButton>
        )}
      </Cluster>
    </Stack>
  );
}

/** Without JavaScript nothing is polled. */
function Asking({ url }: { url: string | null }) {
  return (
    <>
      <NeedsScripts>
        <Spinner />
      </NeedsScripts>
      <NoScript>
        <NotHeardYet url={url} />
      </NoScript>
    </>
  );
}

function NotHeardYet({ url }: { url: string | null }) {
  return (
    <Stack $gap="4">
      <Body>
        If you’ve paid, we’ll email you as soon as it’s confirmed, and you can close this page. If you
        haven’t, you can still pay.
      </Body>
      <Cluster>
        {url && <LinkButton href={url}>Continue to payment</LinkButton>}
        <LinkButton href="" variant="secondary">
          Check again
        </LinkButton>
      </Cluster>
    </Stack>
  );
}
