import { useHost } from './host-context';

/** Records on the server whose code renders next, so that a version that hangs can be identified. */
export function Mark({ remote }: { remote: string }) {
  useHost().mark(remote);
  return null;
}
