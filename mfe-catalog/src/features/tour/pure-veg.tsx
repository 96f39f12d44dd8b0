import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { MarkedList } from '@valam/ui/facts/fact-list';
import { Icon } from '@valam/ui/icon/icon';
import { Stack } from '@valam/ui/layout/layout';
import { Read } from '@valam/ui/typography/typography';

/** What 'Pure Veg' means at the table, and what these kitchens can and cannot do. */
export function PureVeg({ tour }: { tour: Pick<Tour, 'dietServed' | 'dietNotServed'> }) {
  return (
    <Stack $gap="4">
      <Read>
        ‘Pure Veg’ on an Indian signboard means a kitchen that never holds meat, fish or eggs. Milk, ghee,
        curd and honey are used, unless you tell us that you go without.
      </Read>
      <MarkedList>
        {tour.dietServed.map((diet) => (
          <li key={diet}>
            <Icon name="check" /> {diet}
          </li>
        ))}
        {tour.dietNotServed.map((diet) => (
          <li key={diet}>
            <Icon name="cross" /> Not available: {diet.charAt(0).toLowerCase() + diet.slice(1)}
          </li>
        ))}
      </MarkedList>
    </Stack>
  );
}
