import { NotFoundState } from '../parts/list-page/not-found-state';

export function RetreatNotFound() {
  return <NotFoundState title="Retreat Not Found" back={{ href: '/retreats', label: 'Back to Retreats' }} />;
}
