import { useHost } from './host-context';

/** Records on the server which remote's code renders next, so that a hanging version can be identified. */
export function Mark({ remote }: { remote: string }) {
  useHost().mark(remote);
  return null;
}
