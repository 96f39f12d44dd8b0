import { NotFoundState } from '../parts/list-page/not-found-state';

export function TempleNotFound() {
  return (
    <NotFoundState title="Temple Not Found" back={{ href: '/temples', label: 'Back to Temples' }}>
      The temple you&apos;re looking for doesn&apos;t exist.
    </NotFoundState>
  );
}

export function VenueNotFound() {
  return <NotFoundState title="Venue Not Found" back={{ href: '/venues', label: 'Back to Venues' }} />;
}

export function AshramNotFound() {
  return <NotFoundState title="Ashram Not Found" back={{ href: '/ashrams', label: 'Back to Ashrams' }} />;
}
