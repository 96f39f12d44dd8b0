import type { Booking } from '@valam/contracts/leads/booking.schema';
import { DataTable } from '@valam/ui/table/data-table';
import { Body } from '@valam/ui/typography/typography';
import { ManageSection } from './manage-section';

/** Lists the differences between the current itinerary and the one at the time of the deposit; nothing without differences. */
export function PromisePart({ booking }: { booking: Booking }) {
  if (booking.promiseChanges.length === 0) return null;
  return (
    <ManageSection id="promise" title="What has changed since you booked">
      <Body>
        We keep what we promised when you paid your deposit. These are the differences in today’s itinerary.
      </Body>
      <DataTable
        caption="What has changed since you booked"
        rows={booking.promiseChanges}
        rowKey={({ what }) => what}
        columns={[
          { key: 'what', header: 'Part', names: true, cell: ({ what }) => what },
          { key: 'promised', header: 'When you booked', cell: ({ promised }) => promised || 'Not mentioned' },
          { key: 'now', header: 'Today', cell: ({ now }) => now || 'No longer mentioned' },
        ]}
      />
    </ManageSection>
  );
}
