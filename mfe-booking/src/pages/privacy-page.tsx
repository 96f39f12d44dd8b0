import { useParams } from '@valam/mfe-kit/router';
import { bookingApi } from '../api/booking.api';
import { ErasePart } from '../features/privacy/erase-part';
import { ExportPart } from '../features/privacy/export-part';
import { PrivatePage } from '../parts/private-page';

/** The target of the link to personal data: export or erasure. */
export default function PrivacyPage() {
  const { token = '' } = useParams();
  const { data: link } = bookingApi.usePrivacyLinkQuery({ token });
  if (!link) return null;
  return link.intent === 'export' ? (
    <PrivatePage title="The data we hold about you" lead={link.email}>
      <ExportPart token={token} />
    </PrivatePage>
  ) : (
    <PrivatePage title="Delete the data we hold about you" lead={link.email}>
      <ErasePart token={token} />
    </PrivatePage>
  );
}
