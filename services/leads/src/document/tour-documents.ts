import type { DayMeals, Tour, TourDate } from '@valam/contracts/catalog/tour.schema';
import type { DocumentName } from '@valam/contracts/leads/lead.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { currencies, formatPrice, type Prices } from '@valam/contracts/shared/money';
import { Page, type PdfDocument } from './page.js';

export interface DocumentFacts {
  readonly tour: Tour | null;
  readonly brand: string;
  readonly contact: string;
  readonly at: Date;
}

export const documentTitles: Record<DocumentName, string> = { hotel: 'Hotel details', food: 'Food details' };

/** A document of a tour, from its current data in catalog. */
export function tourDocument(name: DocumentName, facts: DocumentFacts): PdfDocument {
  const title = facts.tour?.title ?? 'Our tours';
  const page = new Page({ title: documentTitles[name], brand: facts.brand, at: facts.at });
  page.heading(title);
  if (!facts.tour) page.text('This trip is planned just for you: ask us, and we’ll write down the details.');
  else if (name === 'hotel') tellOfHotels(page, facts.tour);
  else tellOfFood(page, facts.tour);
  return page.finish(
    `${facts.brand}. ${facts.contact}. As of today. When you pay your deposit, we keep what this says with your booking.`,
  );
}

export function tourDocumentFile(name: DocumentName, tour: Tour | null): string {
  return `${name === 'hotel' ? 'hotel' : 'food'}-details-${tour?.slug ?? 'tour'}.pdf`;
}

function tellOfHotels(page: Page, tour: Tour): void {
  if (tour.subtitle) page.text(tour.subtitle);
  tellOfNights(page, tour);
  if (tour.roomOptions.length > 0)
    page
      .heading('Rooms')
      .text(
        'The price of the tour is per person in a shared room. Room options, per person for the whole tour:',
      )
      .table(
        tour.roomOptions.map(({ name, supplement }) => ({ cells: [name, pricesIn(supplement)] })),
        [1, 2],
      );
  tellOfInclusions(page, tour);
  if (tour.boardingPoints) page.heading('Where we meet').list(plainLines(tour.boardingPoints));
  const dates = tour.tourDates.filter(({ isClosed }) => !isClosed);
  if (dates.length > 0) page.heading('Dates').list(dates.map(dateIn));
}

/** Free seats would be out of date when the document is read; a sold-out date has a waitlist. */
const dateIn = ({ startDate, endDate, bookingStatus }: TourDate): string =>
  formatDayRange(startDate, endDate) + (/sold\s*out/i.test(bookingStatus ?? '') ? ' (sold out)' : '');

/** Lists the houses by name, or the towns if the houses are not chosen yet. */
function tellOfNights(page: Page, { houses = [], stops }: Tour): void {
  const towns = stops.filter((stop) => stop.nights > 0);
  if (houses.length > 0)
    page
      .heading('Where you sleep')
      .table(
        houses.map(({ name, kind, town, nights, note }) => ({
          cells: [[name, `${kind}, ${town}`, note].filter(Boolean).join('\n'), nightsIn(nights)],
        })),
        [3, 1],
      )
      .text(
        'If a house cannot take us on your dates, we’ll book one of the same kind close by and tell you before you travel.',
      );
  else if (towns.length > 0)
    page.heading('Where you sleep').table(
      towns.map((stop) => ({ cells: [stop.name, nightsIn(stop.nights)] })),
      [3, 1],
    );
}

const nightsIn = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`);

function tellOfFood(page: Page, tour: Tour): void {
  page.text('All meals on this tour are pure vegetarian.');
  if (tour.dietServed.length > 0) page.heading('What the kitchens serve').list(tour.dietServed);
  if (tour.dietNotServed.length > 0)
    page
      .heading('What they cannot serve')
      .list(tour.dietNotServed)
      .text('If you need one of these, please write to us before you book.');
  const days = tour.itineraries.flatMap(({ day, meals }) => {
    const served = mealsIn(meals);
    return served ? [{ cells: [`Day ${day}`, served, ''] }] : [];
  });
  if (days.length > 0) page.heading('Meals, day by day').table(days, [1, 6, 0.1]);
  tellOfInclusions(page, tour);
}

const mealsIn = (meals: DayMeals | null | undefined): string =>
  [
    meals?.breakfast && `Breakfast: ${meals.breakfast}`,
    meals?.lunch && `Lunch: ${meals.lunch}`,
    meals?.dinner && `Dinner: ${meals.dinner}`,
  ]
    .filter(Boolean)
    .join('\n');

function tellOfInclusions(page: Page, tour: Tour): void {
  const included = plainLines(tour.inclusions);
  const excluded = plainLines(tour.exclusions);
  if (included.length > 0) page.heading('Included').list(included);
  if (excluded.length > 0) page.heading('Not included').list(excluded);
}

const pricesIn = (prices: Prices): string => (isFree(prices) ? 'included' : listOf(prices));

const isFree = (prices: Prices): boolean => currencies.every((currency) => prices[currency] === 0);

const listOf = (prices: Prices): string =>
  currencies.map((currency) => formatPrice(prices[currency], currency)).join('  ·  ');

/** Converts text with bracket tags to plain lines, one for each list item or line. */
export function plainLines(text: string | null): string[] {
  return (text ?? '')
    .replace(/\[\/?(?:li|p|br|h[1-4]|ul|ol|list|\*)[^[\]]*\]/gi, '\n')
    .replace(/\[[^[\]]*\]/g, '')
    .split(/\n|(?<=\S), (?=[A-Z])/)
    .map((line) => line.replace(/^[-•\s]+/, '').trim())
    .filter(Boolean);
}
