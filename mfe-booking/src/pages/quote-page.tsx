import { formatMoney } from '@valam/contracts/shared/money';
import { useParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { Sums } from '@valam/ui/facts/fact-list';
import { MainAndSide, Stack } from '@valam/ui/layout/layout';
import { Panel } from '@valam/ui/price/price-panel';
import { Read } from '@valam/ui/typography/typography';
import { bookingApi } from '../api/booking.api';
import { AcceptForm, ContinueForm } from '../features/quote/accept-form';
import { quoteWords } from '../features/quote/quote-words';
import { balanceLabel } from '../parts/balance-label';
import { PrivatePage } from '../parts/private-page';
import { TripFacts } from '../parts/trip-facts';
import { useFreshLink } from '../parts/use-fresh-link';

/** A proposal with its price, and the form to accept it. */
export default function QuotePage() {
  const { token = '' } = useParams();
  const { data: quote, refetch } = bookingApi.useQuoteQuery({ token });
  useFreshLink(refetch);
  if (!quote) return null;
  const { title, message, total, deposit, balance, balanceDueAt, state, unpaidUntil } = quote;
  // Deposit and balance are those of a booking made today.
  const isPayable = state === 'open' || Boolean(unpaidUntil);
  return (
    <PrivatePage wide title={title} lead={quoteWords(quote)}>
      <MainAndSide $sticky>
        <Stack $gap="5">
          {message?.split(/\n{2,}/).map((paragraph, index) => (
            <Read key={index}>{paragraph}</Read>
          ))}
          <TripFacts trip={{ ...quote, tourTitle: title }} />
        </Stack>
        <aside aria-label="Price">
          <Panel>
            {isPayable ? (
              <Sums
                lines={[
                  { label: 'Total', amount: formatMoney(total) },
                  { label: balanceLabel(balanceDueAt), amount: formatMoney(balance) },
                ]}
                due={{ label: 'Deposit', amount: formatMoney(deposit) }}
              />
            ) : (
              <Sums lines={[{ label: 'Total', amount: formatMoney(total) }]} />
            )}
            {state === 'open' && <AcceptForm quote={quote} token={token} />}
            {state === 'accepted' && unpaidUntil && <ContinueForm quote={quote} token={token} />}
            {(state === 'expired' || state === 'withdrawn') && (
              <LinkButton href="/contact-us" full>
                Write to us
              </LinkButton>
            )}
          </Panel>
        </aside>
      </MainAndSide>
    </PrivatePage>
  );
}
