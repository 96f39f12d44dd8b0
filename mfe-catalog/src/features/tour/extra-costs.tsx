import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { formatPrice } from '@valam/contracts/shared/money';
import { FactList } from '@valam/ui/facts/fact-list';
import { Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';

const dollars = (units: number): string => formatPrice(units, 'USD');

/** What the trip really costs beyond its price. */
export function ExtraCosts({ costs }: { costs: Tour['extraCosts'] }) {
  return (
    <Stack $gap="3">
      <FactList
        facts={costs.map(({ name, fromUsd, toUsd, note }) => ({
          label: name,
          value: [fromUsd === toUsd ? dollars(fromUsd) : `${dollars(fromUsd)} – ${dollars(toUsd)}`, note]
            .filter(Boolean)
            .join('. '),
        }))}
      />
      <Small $soft>Rough figures in US dollars, for one person. None of it is paid to us.</Small>
    </Stack>
  );
}
