import { NotFoundState } from '../parts/list-page/not-found-state';

export const TourNotFound = () => (
  <NotFoundState title="Tour Not Found" back={{ href: '/spiritual-tours', label: 'Back to Tours' }} />
);

export const RetreatNotFound = () => (
  <NotFoundState title="Retreat Not Found" back={{ href: '/retreats', label: 'Back to Retreats' }} />
);

export const TempleNotFound = () => (
  <NotFoundState title="Temple Not Found" back={{ href: '/temples', label: 'Back to Temples' }}>
    The temple you&apos;re looking for doesn&apos;t exist.
  </NotFoundState>
);

export const VenueNotFound = () => (
  <NotFoundState title="Venue Not Found" back={{ href: '/venues', label: 'Back to Venues' }} />
);

export const AshramNotFound = () => (
  <NotFoundState title="Ashram Not Found" back={{ href: '/ashrams', label: 'Back to Ashrams' }} />
);

export const HostNotFound = () => (
  <NotFoundState title="Host Not Found" back={{ href: '/host', label: 'Back to Hosts' }} />
);

export const ArticleNotFound = () => (
  <NotFoundState title="Article Not Found" back={{ href: '/blog', label: 'Back to Blog' }} />
);
