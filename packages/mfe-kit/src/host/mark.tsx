import { useHost } from './host-context';

/** Notes on the server whose code renders next, so that a version that hangs is known by name. */
export function Mark({ remote }: { remote: string }) {
  useHost().mark(remote);
  return null;
}
