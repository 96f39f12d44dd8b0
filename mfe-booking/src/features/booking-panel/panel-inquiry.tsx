import { InquiryForm } from '../../parts/inquiry/inquiry-form';

/** The inquiry form of a trip without dates. */
export default function PanelInquiry({ tourId, tourTitle }: { tourId: string | null; tourTitle: string }) {
  return <InquiryForm tourId={tourId} tourTitle={tourTitle} />;
}
