import type { MouseEvent } from 'react';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, wholeUnits, type Money } from '@valam/contracts/shared/money';
import { useSearchParams } from '@valam/mfe-kit/router';
import { Button, LinkButton } from '@valam/ui/button/button';
import { DateCard, DateList } from '@valam/ui/date-card/date-card';
import { Icon } from '@valam/ui/icon/icon';
import { QuietLink } from '@valam/ui/link/link';
import { isPlainClick } from '@valam/ui/link/plain-click';
import type { Departure } from './departures';

interface TripDatesProps {
  readonly departures: readonly Departure[];
  readonly price: Money;
  readonly chosen: string | null;
  readonly onChoose: (dateId: string) => void;
}

/** The link to the booking panel with a preselected date; it works without JavaScript. A promo code in the URL stays in it. */
function panelAddress(search: URLSearchParams, dateId: string): string {
  const query = new URLSearchParams(search);
  query.set('date', dateId);
  return `?${query.toString()}#book`;
}

/** Distinguishes links of the same text for screen readers. */
const daysOf = (startDate: string, endDate: string): string =>
  `${formatDay(startDate)} to ${formatDay(endDate)}`;

/** One card per departure, each with the price per person. */
export function TripDates({ departures, price, chosen, onChoose }: TripDatesProps) {
  const { currency } = price;
  const [search] = useSearchParams();
  const choose = (dateId: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
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
                <QuietLink
                  href={panelAddress(search, id)}
                  $small
                  data-screen-only
                  aria-label={`Join the waitlist, ${daysOf(startDate, endDate)}`}
                  onClick={choose(id)}
                >
                  Join the waitlist
                </QuietLink>
              </>
            ) : (
              <LinkButton
                small
                variant={id === chosen ? 'primary' : 'secondary'}
                href={panelAddress(search, id)}
                aria-label={`${id === chosen ? 'Selected' : 'Book This Date'}, ${daysOf(startDate, endDate)}`}
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
