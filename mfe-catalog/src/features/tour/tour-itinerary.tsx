import type { Tour } from '@valam/contracts/catalog/tour.schema';

/** The days of a tour, in order. */
export function TourItinerary({ days }: { days: Tour['itineraries'] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="itinerary">
      <h2 id="itinerary">Day-by-Day Itinerary</h2>
      <ol>
        {days.map((day) => (
          <li key={day.id}>
            <h3>
              Day {day.day}
              {day.title ? `: ${day.title}` : ''}
            </h3>
            <p>{day.summary}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
