import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import { settingKeys, settingsUnder } from '@valam/contracts/catalog/setting-keys';
import { isZero } from '@valam/contracts/shared/money';
import { useCurrency, useShell } from '@valam/mfe-kit/shell';
import { Slot } from '@valam/mfe-kit/slot';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { QuietLink } from '@valam/ui/link/link';
import { PricePanel } from '@valam/ui/price/price-panel';
import { catalogApi } from '../../api/catalog.api';
import { useSeatsOfPanel } from '../../parts/departures/use-seats-of-panel';
import { PlainInquiry } from '../../parts/inquiry/plain-inquiry';
import { costOf } from '../../parts/price/cost-of';
import { SellerLine } from '../../parts/seller-line';

const askHeading = 'Ask about this retreat';

interface RetreatBookingProps {
  readonly retreat: Retreat;
  readonly dateId: string | null;
  readonly onDate: (dateId: string | null) => void;
}

/** The booking panel of a retreat with dates; a plain inquiry form if booking is unavailable. */
export function RetreatBooking({ retreat, dateId, onDate }: RetreatBookingProps) {
  const settings = catalogApi.useClaimsQuery();
  const onSeats = useSeatsOfPanel('retreatAvailability', retreat.slug);
  return (
    <>
      <Slot
        name="booking/RetreatPanel"
        of={{ retreatSlug: retreat.slug }}
        given={{ retreatId: retreat.id, retreatTitle: retreat.title, dateId, onDate, onSeats }}
        loading={<SkeletonText lines={5} />}
        fallback={<PlainInquiry heading={askHeading} title={retreat.title} replacesBooking />}
      />
      <SellerLine records={settingsUnder(settings.data, settingKeys.business)} />
    </>
  );
}

/** The price and the inquiry form of a retreat without dates. */
export function RetreatInquiry({ retreat }: { retreat: Retreat }) {
  return (
    <>
      <RetreatPrice retreat={retreat} />
      <AskAboutRetreat title={retreat.title} />
    </>
  );
}

interface AskAboutRetreatProps {
  readonly title: string;
  /** The id of a panel whose fallback is an inquiry form too: then the fallback here is a link to it, not a second form. */
  readonly panelId?: string;
}

/** The inquiry form of a retreat. */
export function AskAboutRetreat({ title, panelId }: AskAboutRetreatProps) {
  return (
    <Slot
      name="booking/RetreatEnquiry"
      of={{}}
      given={{ retreatTitle: title }}
      loading={<SkeletonText lines={5} />}
      fallback={
        panelId ? (
          <QuietLink href={`#${panelId}`}>{askHeading}</QuietLink>
        ) : (
          <PlainInquiry heading={askHeading} title={title} />
        )
      }
    />
  );
}

/** The price per person in the visitor's currency, or else in dollars; nothing without a price. */
function RetreatPrice({ retreat }: { retreat: Retreat }) {
  const shell = useShell();
  const currency = useCurrency();
  const { days } = retreat;
  const price = [currency, 'USD' as const].map((one) => costOf(retreat, one)).find((one) => !isZero(one));
  if (!price) return null;
  return (
    <PricePanel
      kind="retreat"
      price={price}
      onCurrencyChange={(chosen) => shell.setCurrency(chosen)}
      duration={days === null ? null : `${days} ${days === 1 ? 'day' : 'days'}`}
    />
  );
}
