import { callFailure } from '@valam/mfe-kit/api';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Notice } from '@valam/ui/notice/notice';
import { Body, Heading } from '@valam/ui/typography/typography';
import { bookingApi } from '../../api/booking.api';
import { peopleWords } from '../../parts/trip-facts';
import { changeWords } from './change-words';
import { ConfirmBox } from './confirm-box';
import { manageAddress } from './manage-address';

/** What the new group means, and the button that changes it. */
export function GroupSizeConfirm({ token, quantity }: { token: string; quantity: number }) {
  const { data: quote, error } = bookingApi.useQuoteGroupSizeQuery({ token, quantity });
  if (!quote)
    return error ? (
      <Notice tone="attention">{callFailure(error)?.problem.message}</Notice>
    ) : (
      <SkeletonText lines={2} />
    );
  return (
    <ConfirmBox
      backHref={`${manageAddress(token)}#group-size`}
      backLabel="Keep it as it is"
      action={
        <ActionForm action="booking/group-size">
          {({ isSending }) => (
            <>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="quantity" value={quantity} />
              <input type="hidden" name="amountMinor" value={quote.newTotal.amountMinor} />
              <input type="hidden" name="currency" value={quote.newTotal.currency} />
              <Button type="submit" busy={isSending} busyLabel="Changing...">
                Travel as {peopleWords(quantity)}
              </Button>
            </>
          )}
        </ActionForm>
      }
    >
      <Heading as="h3" $size={3}>
        {peopleWords(quantity)}
      </Heading>
      <Body>{changeWords(quote)}</Body>
    </ConfirmBox>
  );
}
