import { formatDayRange } from '@valam/contracts/shared/days';
import { callFailure } from '@valam/mfe-kit/api';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Notice } from '@valam/ui/notice/notice';
import { Body, Heading } from '@valam/ui/typography/typography';
import { bookingApi } from '../../api/booking.api';
import { changeWords } from './change-words';
import { ConfirmBox } from './confirm-box';
import { manageAddress } from './manage-address';

/** What the new date means, and the button that moves the booking. */
export function ChangeDateConfirm({ token, dateId }: { token: string; dateId: string }) {
  const { data: quote, error } = bookingApi.useQuoteChangeQuery({ token, dateId });
  if (!quote)
    return error ? (
      <Notice tone="attention">{callFailure(error)?.problem.message}</Notice>
    ) : (
      <SkeletonText lines={2} />
    );
  return (
    <ConfirmBox
      backHref={`${manageAddress(token)}#change-date`}
      backLabel="Keep my date"
      action={
        <ActionForm action="booking/change-date">
          {({ isSending }) => (
            <>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="dateId" value={dateId} />
              <input type="hidden" name="amountMinor" value={quote.newTotal.amountMinor} />
              <input type="hidden" name="currency" value={quote.newTotal.currency} />
              <Button type="submit" busy={isSending} busyLabel="Moving...">
                Move my booking
              </Button>
            </>
          )}
        </ActionForm>
      }
    >
      <Heading as="h3" $size={3}>
        {formatDayRange(quote.startDate, quote.endDate)}
      </Heading>
      <Body>{changeWords(quote)}</Body>
    </ConfirmBox>
  );
}
