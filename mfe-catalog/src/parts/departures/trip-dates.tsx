import type { MouseEvent } from 'react';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, wholeUnits, type Money } from '@valam/contracts/shared/money';
import { Button, LinkButton } from '@valam/ui/button/button';
import { DateCard, DateList } from '@valam/ui/date-card/date-card';
import { Icon } from '@valam/ui/icon/icon';
import { QuietLink } from '@valam/ui/link/link';
import type { Departure } from './departures';

interface TripDatesProps {
  readonly departures: readonly Departure[];
  readonly price: Money;
  readonly chosen: string | null;
  readonly onChoose: (dateId: string) => void;
}

/** The link to the booking panel with a preselected date; it works without JavaScript. */
const panelAddress = (dateId: string): string => `?date=${dateId}#book`;

/** One card per departure, each with the price per person. */
export function TripDates({ departures, price, chosen, onChoose }: TripDatesProps) {
  const { currency } = price;
  const choose = (dateId: string) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(dateId);
  };
  return (
    <DateList>
      {departures.map(({ id, startDate, endDate, isSoldOut, isClosed, seats, prices, note }) => (
        <DateCard
          key={id}
          {...{ startDate, endDate, seats, note }}
          price={`${formatMoney(prices ? wholeUnits(prices[currency], currency) : price)} per person`}
          selected={id === chosen && !isSoldOut}
          soldOut={isSoldOut}
          action={
            isClosed ? (
              <Button small disabled>
                Closed
              </Button>
            ) : isSoldOut ? (
              <>
                <Button small disabled>
                  Sold Out
                </Button>
                <QuietLink href={panelAddress(id)} $small data-screen-only onClick={choose(id)}>
                  Join the waitlist
                </QuietLink>
              </>
            ) : (
              <LinkButton
                small
                variant={id === chosen ? 'primary' : 'secondary'}
                href={panelAddress(id)}
                aria-label={`${id === chosen ? 'Selected' : 'Book This Date'}, ${formatDay(startDate)} to ${formatDay(endDate)}`}
                onClick={choose(id)}
              >
                {id === chosen ? (
                  <>
                    Selected <Icon name="check" />
                  </>
                ) : (
                  'Book This Date'
                )}
              </LinkButton>
            )
          }
        />
      ))}
    </DateList>
  );
}
