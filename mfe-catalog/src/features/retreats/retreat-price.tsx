import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import { useCurrency, useShell } from '@valam/mfe-kit/shell';
import { PricePanel } from '@valam/ui/price/price-panel';
import { costOf } from '../../parts/price/cost-of';

/** What the retreat costs per person, in the currency that the visitor chooses for the whole site. */
export function RetreatPrice({ retreat }: { retreat: Retreat }) {
  const shell = useShell();
  const currency = useCurrency();
  const { days } = retreat;
  return (
    <PricePanel
      kind="retreat"
      price={costOf(retreat, currency)}
      onCurrencyChange={(chosen) => shell.setCurrency(chosen)}
      duration={days === null ? null : `${days} ${days === 1 ? 'day' : 'days'}`}
    />
  );
}
