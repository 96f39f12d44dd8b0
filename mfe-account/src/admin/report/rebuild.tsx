import { callFailure } from '@valam/mfe-kit/api';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { useRole } from '../frame/use-role';
import { reportsApi } from './reports.api';

/** Lets an owner rebuild the precomputed figures from the ledgers; those of partners are separate. */
export function Rebuild({ of = 'reports' }: { of?: 'reports' | 'partners' }) {
  const shell = useShell();
  const role = useRole();
  const [rebuildReports, reports] = reportsApi.useRebuildMutation();
  const [rebuildPartners, partners] = reportsApi.useRebuildPartnersMutation();
  const run = async () => {
    const answer = await (of === 'partners' ? rebuildPartners({}) : rebuildReports({}));
    const failure = answer.error ? callFailure(answer.error) : null;
    shell.toast(
      failure
        ? { title: 'The report was not rebuilt.', description: failure.problem.message, tone: 'destructive' }
        : { title: 'The ledgers are read again from the start. This takes up to a minute.', tone: 'success' },
    );
  };
  if (role !== 'owner') return null;
  return (
    <Button
      small
      variant="quiet"
      busy={reports.isLoading || partners.isLoading}
      busyLabel="Asking..."
      onClick={() => void run()}
    >
      Rebuild from the ledgers
    </Button>
  );
}
