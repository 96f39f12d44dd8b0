import { NotFoundState } from '../parts/list-page/not-found-state';

export function TourNotFound() {
  return <NotFoundState title="Tour Not Found" back={{ href: '/spiritual-tours', label: 'Back to Tours' }} />;
}
