import { settingKeys, settingOf } from '@valam/contracts/catalog/setting-keys';
import type { Claim } from '@valam/contracts/catalog/setting.schema';
import type { Tour } from '@valam/contracts/catalog/tour.schema';
import type { Currency } from '@valam/contracts/shared/money';
import { FactList } from '@valam/ui/facts/fact-list';
import { buyerFacts } from './buyer-facts';
import { TourPart } from './tour-part';

interface BeforeYouBookProps {
  readonly tour: Tour;
  readonly settings: readonly Claim[] | undefined;
  readonly currency: Currency;
}

/** What a buyer asks before paying; a question that nobody answered is left out. */
export function BeforeYouBook({ tour, settings, currency }: BeforeYouBookProps) {
  const facts = buyerFacts(tour, currency, {
    tax: settingOf(settings, settingKeys.tax)?.value,
    deposit: settingOf(settings, settingKeys.depositProtection)?.value,
  });
  if (facts.length === 0) return null;
  return (
    <TourPart title="Before you book">
      <FactList facts={facts} />
    </TourPart>
  );
}
