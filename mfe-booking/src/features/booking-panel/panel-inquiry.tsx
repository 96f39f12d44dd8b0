import { InquiryForm } from '../../parts/inquiry/inquiry-form';

/** What the panel asks where there are no dates to book. */
export default function PanelInquiry({ tourId, tourTitle }: { tourId: string | null; tourTitle: string }) {
  return <InquiryForm tourId={tourId} tourTitle={tourTitle} />;
}
