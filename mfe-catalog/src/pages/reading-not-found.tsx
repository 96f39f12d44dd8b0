import { NotFoundState } from '../parts/list-page/not-found-state';

export function HostNotFound() {
  return <NotFoundState title="Host Not Found" back={{ href: '/host', label: 'Back to Hosts' }} />;
}

export function ArticleNotFound() {
  return <NotFoundState title="Article Not Found" back={{ href: '/blog', label: 'Back to Blog' }} />;
}
