import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { InquiryForm } from '../../parts/inquiry/inquiry-form';

/** Retreats are asked about, not yet booked. */
export default function RetreatEnquiry({ retreatTitle }: SlotComponentProps<'booking/RetreatEnquiry'>) {
  return <InquiryForm tourId={null} tourTitle={retreatTitle} />;
}
