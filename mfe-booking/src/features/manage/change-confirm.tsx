import type { Booking, ChangeQuote } from '@valam/contracts/leads/booking.schema';
import { refundShareWords, refundWords } from '@valam/contracts/leads/refund-rule-words';
import { formatDeadline } from '@valam/contracts/shared/days';
import { formatMoney, isZero, subtract } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Body, Heading } from '@valam/ui/typography/typography';
import { ConfirmBox } from './confirm-box';
import { FormerPayerNote } from './former-payer-note';
import { manageAddress, type Doing } from './manage-address';
import { NotQuoted } from './not-quoted';

interface ChangeConfirmProps {
  readonly booking: Booking;
  readonly token: string;
  readonly doing: Doing;
  /** The consequences, once they are loaded. */
  readonly quote: ChangeQuote | undefined;
  readonly error: unknown;
  /** Loads the consequences again. */
  readonly onAgain: () => unknown;
  /** Hidden fields with the requested change, for the action. */
  readonly wish: Readonly<Record<string, string | number>>;
  readonly title: (quote: ChangeQuote) => string;
  readonly words: { readonly confirm: string; readonly busy: string; readonly back: string };
}

/** The consequences of another date or group size, and the button that confirms it. */
export function ChangeConfirm(props: ChangeConfirmProps) {
  const { booking, token, doing, quote, error, onAgain, wish, title, words } = props;
  if (!quote) return error ? <NotQuoted error={error} onAgain={onAgain} /> : <SkeletonText lines={2} />;
  const { amountMinor, currency } = quote.newTotal;
  return (
    <ConfirmBox
      backHref={`${manageAddress(token)}#${doing}`}
      backLabel={words.back}
      action={
        <ActionForm action={`booking/${doing}`}>
          {({ isSending }) => (
            <>
              {Object.entries({ token, ...wish, amountMinor, currency }).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" busy={isSending} busyLabel={words.busy}>
                {words.confirm}
              </Button>
            </>
          )}
        </ActionForm>
      }
    >
      <Heading as="h3" $size={3}>
        {title(quote)}
      </Heading>
      <Body>{changeWords(quote)}</Body>
      <FormerPayerNote booking={booking} refund={quote.refund} />
    </ConfirmBox>
  );
}

/** The effect of a change on price, refund and balance, as text. */
export function changeWords(quote: ChangeQuote): string {
  return [priceWords(quote), refundPart(quote), companionsPart(quote), balanceWords(quote), capWords(quote)]
    .filter(Boolean)
    .join(' ');
}

/** The change of the price; the retained part of a refund is shown separately. */
function priceWords({ oldTotal, newTotal, retained }: ChangeQuote): string {
  const price = retained ? subtract(newTotal, retained) : newTotal;
  return oldTotal.amountMinor === price.amountMinor
    ? `The price stays ${formatMoney(price)}.`
    : `The price changes from ${formatMoney(oldTotal)} to ${formatMoney(price)}.`;
}

function refundPart({ refund, retained, rule }: ChangeQuote): string {
  if (!retained || isZero(retained) || !rule)
    return isZero(refund) ? '' : `We refund the ${formatMoney(refund)} you overpaid right away.`;
  const back = isZero(refund)
    ? 'For the part you give up, there is no refund;'
    : `For the part you give up, we refund ${formatMoney(refund)} right away`;
  return `${back} ${isZero(refund) ? 'we' : 'and'} keep ${formatMoney(retained)}. ${refundWords(rule, false)}`;
}

function companionsPart({ toCompanions }: ChangeQuote): string {
  return toCompanions && !isZero(toCompanions)
    ? `${formatMoney(toCompanions)} of it goes to the companions who paid their share.`
    : '';
}

function balanceWords({ newBalance, refund, retained, balanceDueAt }: ChangeQuote): string {
  if (isZero(newBalance))
    return isZero(refund) && (!retained || isZero(retained)) ? 'There is no balance to pay.' : '';
  const due = balanceDueAt ? `, due by ${formatDeadline(balanceDueAt)}` : '';
  return `The balance is ${formatMoney(newBalance)}${due}.`;
}

function capWords({ refundCap }: ChangeQuote): string {
  return refundCap
    ? `If you cancel later, you get back no more than the rules give today: ${refundShareWords[refundCap]}.`
    : '';
}
