import { useSearchParams } from '@valam/mfe-kit/router';
import { Stack } from '@valam/ui/layout/layout';
import { CancelPart } from './cancel-part';
import { ChangeDatePart } from './change-date-part';
import { GroupSizePart } from './group-size-part';
import { HistoryPart } from './history-part';
import { InvoicesPart } from './invoices-part';
import { wishOf } from './manage-address';
import { PaymentsPart } from './payments-part';
import { PlanPart } from './plan-part';
import { PromisePart } from './promise-part';
import { RefundPart } from './refund-part';
import { SharesPart } from './shares-part';
import { TransferPart } from './transfer-part';
import { TravellersPart } from './travellers-part';
import { useShownBooking } from './use-shown-booking';

/** The sections of a booking below its state and its amounts. */
export default function ManageParts() {
  const { token, booking } = useShownBooking();
  const [search] = useSearchParams();
  if (!booking) return null;
  const wish = wishOf(search);
  const each = { booking, token };
  return (
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
  );
}
