import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import { settingKeys, settingsUnder } from '@valam/contracts/catalog/setting-keys';
import { Slot } from '@valam/mfe-kit/slot';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { catalogApi } from '../../api/catalog.api';
import { PlainInquiry } from '../../parts/inquiry/plain-inquiry';
import { SellerLine } from '../../parts/seller-line';
import { RetreatPrice } from './retreat-price';

const askHeading = 'Ask about this retreat';

/** Where a retreat with dates is booked; without booking, a plain way to ask. */
export function RetreatBooking({ retreat, dateId }: { retreat: Retreat; dateId: string | null }) {
  const settings = catalogApi.useClaimsQuery();
  return (
    <>
      <Slot
        name="booking/RetreatPanel"
        of={{ retreatSlug: retreat.slug }}
        given={{ retreatId: retreat.id, retreatTitle: retreat.title, dateId }}
        loading={<SkeletonText lines={5} />}
        fallback={<PlainInquiry heading={askHeading} title={retreat.title} />}
      />
      <SellerLine records={settingsUnder(settings.data, settingKeys.business)} />
    </>
  );
}

/** What a retreat without dates costs, and the place where one asks about it. */
export function RetreatInquiry({ retreat }: { retreat: Retreat }) {
  return (
    <>
      <RetreatPrice retreat={retreat} />
      <AskAboutRetreat title={retreat.title} />
    </>
  );
}

/** The form by which one asks about a retreat. */
export function AskAboutRetreat({ title }: { title: string }) {
  return (
    <Slot
      name="booking/RetreatEnquiry"
      of={{}}
      given={{ retreatTitle: title }}
      loading={<SkeletonText lines={5} />}
      fallback={<PlainInquiry heading={askHeading} title={title} />}
    />
  );
}
