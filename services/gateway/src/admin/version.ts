import { adminProblems } from '@valam/contracts/shared/admin';
import { problem } from '@valam/contracts/shared/problem';

/** The version that a change is based on. */
export function versionOf(ifMatch: number | null): number {
  if (ifMatch !== null) return ifMatch;
  throw problem(
    { problems: adminProblems },
    'admin.version_missing',
    'Send If-Match with the version that was read.',
    {
      fields: { 'If-Match': 'This header is required.' },
    },
  );
}
