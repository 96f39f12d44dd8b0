import { formatDayRange } from '@valam/contracts/shared/days';
import { useParams, useSearchParams } from '@valam/mfe-kit/router';
import { MainAndSide, Stack } from '@valam/ui/layout/layout';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { bookingApi } from '../api/booking.api';
import { BookingSums } from '../features/manage/booking-sums';
import { CancelPart } from '../features/manage/cancel-part';
import { ChangeDatePart } from '../features/manage/change-date-part';
import { GroupSizePart } from '../features/manage/group-size-part';
import { HistoryPart } from '../features/manage/history-part';
import { InvoicesPart } from '../features/manage/invoices-part';
import { wishOf } from '../features/manage/manage-address';
import { PlanPart } from '../features/manage/plan-part';
import { PaymentsPart } from '../features/manage/payments-part';
import { PromisePart } from '../features/manage/promise-part';
import { RefundPart } from '../features/manage/refund-part';
import { SharesPart } from '../features/manage/shares-part';
import { StatePart } from '../features/manage/state-part';
import { TransferPart } from '../features/manage/transfer-part';
import { TravellersPart } from '../features/manage/travellers-part';
import { PrivatePage } from '../parts/private-page';

/** In one column, on phones and paper, the amounts come after the state of the booking; in two, they have their own. */
const Amounts = styled.aside`
  ${from.lg} {
    grid-area: 1 / 2 / span 2;
  }
`;

/** A booking opened by its secret link: its state, and all available actions. */
export default function ManagePage() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const { data: booking } = bookingApi.useBookingQuery({ token });
  if (!booking) return null;
  const wish = wishOf(search);
  const each = { booking, token };
  return (
    <PrivatePage wide title={booking.tourTitle} lead={formatDayRange(booking.startDate, booking.endDate)}>
      <MainAndSide $sticky>
        <StatePart booking={booking} />
        <Amounts id="pay" aria-label="What is paid and what is due">
          <BookingSums {...each} />
        </Amounts>
        <Stack $gap="6">
          <PromisePart booking={booking} />
          <TravellersPart {...each} isDoing={wish.doing === 'travellers'} />
          <PlanPart {...each} />
          <SharesPart {...each} />
          <PaymentsPart booking={booking} />
          <InvoicesPart {...each} />
          <ChangeDatePart {...each} wish={wish} />
          <GroupSizePart {...each} wish={wish} />
          <TransferPart {...each} isDoing={wish.doing === 'transfer'} />
          <CancelPart {...each} isDoing={wish.doing === 'cancel'} />
          <RefundPart booking={booking} />
          <HistoryPart booking={booking} />
        </Stack>
      </MainAndSide>
    </PrivatePage>
  );
}
