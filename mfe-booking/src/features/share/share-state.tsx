import type { Share } from '@valam/contracts/leads/share.schema';
import { formatEndOfDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Notice } from '@valam/ui/notice/notice';
import { Panel } from '@valam/ui/price/price-panel';
import { Body, Numeral, Small } from '@valam/ui/typography/typography';

/** The amount to pay, or why nothing is due. */
export function ShareState({ share, token }: { share: Share; token: string }) {
  const { ended, mayPay, state, amount, leadName, dueOn, tripKind = 'tour' } = share;
  if (ended)
    return (
      <Notice tone="attention" title="There is nothing to pay">
        {ended}
      </Notice>
    );
  if (state === 'paid')
    return (
      <Notice tone="success" title="Your share is paid">
        Thank you. We’ve emailed you the receipt.
      </Notice>
    );
  return (
    <Panel>
      <div>
        <Numeral as="p">{formatMoney(amount)}</Numeral>
        <Body>
          {leadName} has booked this {tripKind} and asks you to pay your own share of the balance by{' '}
          {formatEndOfDay(dueOn)}.
        </Body>
      </div>
      {mayPay && (
        <ActionForm action="booking/pay-share">
          {({ isSending }) => (
            <>
              <input type="hidden" name="token" value={token} />
              <Button type="submit" full busy={isSending} busyLabel="Processing...">
                Pay {formatMoney(amount)}
              </Button>
            </>
          )}
        </ActionForm>
      )}
      <Small $soft>
        Nothing is charged automatically. If you don’t pay in time, your share falls to {leadName}. If the
        booking is cancelled, the refund goes to everyone who paid, in proportion to what they paid.
      </Small>
    </Panel>
  );
}
