import { money, type Currency } from '@valam/contracts/shared/money';
import { Accordion } from '@valam/ui/accordion/accordion';
import { DayAccordion } from '@valam/ui/accordion/day-accordion';
import { Button } from '@valam/ui/button/button';
import { DateCard, DateList } from '@valam/ui/date-card/date-card';
import { FactList, MarkedList, Sums } from '@valam/ui/facts/fact-list';
import { FactsRow } from '@valam/ui/facts/facts-row';
import { Icon } from '@valam/ui/icon/icon';
import { Picture } from '@valam/ui/picture/picture';
import { Price } from '@valam/ui/price/price';
import { Panel, PricePanel } from '@valam/ui/price/price-panel';
import { SectionTabs } from '@valam/ui/tabs/section-tabs';
import { Tabs } from '@valam/ui/tabs/tabs';
import { Heading } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { samplePicture } from '../sample';
import type { Sheet } from '../sheet';

function LivePrice() {
  const [currency, setCurrency] = useState<Currency>('USD');
  return <PricePanel price={money(89_000, currency)} onCurrencyChange={setCurrency} duration="7 days" />;
}

const seats = (sold: number) => ({ capacity: 12, sold });

export const tour: Sheet = {
  id: 'tour',
  title: 'The tour page',
  states: [
    {
      name: 'Facts row',
      width: 'full',
      show: () => (
        <FactsRow
          facts={[
            { icon: 'clock', value: '10 days / 9 nights', label: 'Duration' },
            { icon: 'person', value: '12 seats', label: 'In each group' },
            { icon: 'veg', value: 'Pure Veg', label: 'All meals' },
            { icon: 'bus', value: 'Small bus, on foot', label: 'Travel type' },
          ]}
        />
      ),
    },
    {
      name: 'Section tabs',
      width: 'full',
      show: () => (
        <SectionTabs
          sections={['Overview', 'Itinerary', 'Inclusions', 'Photos'].map((label) => ({
            id: label.toLowerCase(),
            label,
          }))}
        />
      ),
    },
    {
      name: 'Tabs',
      width: 'full',
      show: () => (
        <Tabs
          label="Amenities"
          tabs={[
            { id: 'dining', label: 'Dining', content: <p>Two kitchens, both pure vegetarian.</p> },
            { id: 'fitness', label: 'Fitness & Wellness', content: <p>A hall for thirty mats.</p> },
          ]}
        />
      ),
    },
    {
      name: 'Dates',
      width: 'full',
      show: () => (
        <DateList>
          <DateCard
            startDate="2027-01-09"
            endDate="2027-01-18"
            price="$2,490 per person"
            seats={seats(12)}
            soldOut
            action={
              <>
                <Button disabled>Sold Out</Button>
                <Button variant="quiet" small>
                  Join the waitlist
                </Button>
              </>
            }
          />
          <DateCard
            startDate="2027-02-06"
            endDate="2027-02-15"
            price="$2,490 per person"
            seats={seats(7)}
            selected
            action={
              <Button>
                Selected <Icon name="check" />
              </Button>
            }
          />
          <DateCard
            startDate="2027-03-06"
            endDate="2027-03-15"
            price="$2,490 per person"
            seats={seats(10)}
            action={<Button variant="secondary">Book This Date</Button>}
          />
          <DateCard
            startDate="2027-12-28"
            endDate="2028-01-06"
            price="$2,490 per person"
            note="Goes ahead with 4 travelers"
            action={<Button variant="secondary">Book This Date</Button>}
          />
        </DateList>
      ),
    },
    {
      name: 'Booking panel',
      width: 'half',
      show: () => (
        <Panel>
          <Heading>Safe &amp; Secure Checkout</Heading>
          <Sums
            lines={[
              { label: '$2,490 × 1', amount: '$2,490' },
              { label: 'Balance, by Jan 07, 2027', amount: '$1,992' },
            ]}
            due={{ label: 'Deposit today (20%)', amount: '$498' }}
          />
          <Button full>Reserve Your Spot</Button>
        </Panel>
      ),
    },
    { name: 'Price panel', width: 'half', show: () => <LivePrice /> },
    { name: 'Price', width: 'third', show: () => <Price amount={money(249_000, 'EUR')} /> },
    {
      name: 'Fact list',
      width: 'third',
      show: () => (
        <FactList
          facts={[
            { label: 'Architecture', value: 'Dravidian' },
            { label: 'Established', value: '9th century CE' },
          ]}
        />
      ),
    },
    {
      name: 'Inclusions',
      width: 'half',
      show: () => (
        <MarkedList>
          <li>
            <Icon name="check" />
            All meals, Pure Veg, with filter coffee
          </li>
          <li>
            <Icon name="cross" />
            International flights and visa
          </li>
        </MarkedList>
      ),
    },
    {
      name: 'Itinerary',
      width: 'full',
      show: () => (
        <DayAccordion
          open={['2']}
          days={[
            {
              id: '1',
              day: 1,
              title: 'Arrival and the evening bell',
              place: 'Chennai',
              summary: 'We meet you at the airport.',
            },
            {
              id: '2',
              day: 2,
              title: 'The city of a thousand temples',
              place: 'Chennai to Kanchipuram',
              summary: 'A short drive west, then a family of silk weavers at their looms.',
              content: <Picture picture={samplePicture('noon')} kind="tour" ratio="3 / 2" sizes="34rem" />,
            },
            {
              id: '3',
              day: 3,
              title: 'The temple of earth',
              place: 'Kanchipuram',
              summary: 'Afternoon free.',
            },
          ]}
        />
      ),
    },
    {
      name: 'Questions',
      width: 'full',
      show: () => (
        <Accordion
          open={['visa']}
          items={[
            {
              id: 'visa',
              title: 'Do I need a visa?',
              content: 'Most travellers do. An e-visa takes about four days.',
            },
            { id: 'food', title: 'What do we eat?', content: 'South Indian food, always vegetarian.' },
          ]}
        />
      ),
    },
  ],
};
