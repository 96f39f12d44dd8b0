import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { InquiryForm } from '../../parts/inquiry/inquiry-form';

/** The inquiry form of a retreat without dates. */
export default function RetreatInquiry({ retreatTitle }: SlotComponentProps<'booking/RetreatEnquiry'>) {
  return <InquiryForm tourId={null} tourTitle={retreatTitle} />;
}
