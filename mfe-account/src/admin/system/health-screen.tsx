import { adminServices } from '@valam/contracts/shared/admin';
import { Stack } from '@valam/ui/layout/layout';
import { useEffect, useState } from 'react';
import { useRecords } from '../api/use-records';
import { ScreenHead } from '../frame/screen-head';
import { RecordTable } from '../record/record-table';
import { readHealth, type SiteHealth } from './read-health';

/** Whether the site can be served, which version of each remote is live, and whether each unit answers. */
export function HealthScreen() {
  const [health, setHealth] = useState<SiteHealth | null>(null);
  useEffect(() => {
    let isHere = true;
    void readHealth().then((read) => isHere && setHealth(read));
    return () => void (isHere = false);
  }, []);
  const services = adminServices.map(useUnit);
  const units = [
    { name: 'shell', state: health ? (health.isReady ? 'open' : 'failed') : 'waiting', stuck: null },
    // Whatever a service answers came through the gateway.
    { name: 'gateway', state: stateOfGateway(services.map(({ state }) => state)), stuck: null },
    ...services,
  ];
  return (
    <>
      <ScreenHead
        title="System health"
        below={
          health
            ? health.isReady
              ? 'Pages and calls are served.'
              : `Not ready: ${health.reasons.join(', ')}`
            : 'Asking…'
        }
      />
      <Stack $gap="7">
        <RecordTable
          title="Units"
          rows={units}
          columns={[
            { key: 'name', label: 'Unit' },
            { key: 'state', label: 'Answers', as: 'state' },
            { key: 'stuck', label: 'Stuck events', as: 'figure' },
          ]}
        />
        <RecordTable
          title="Remotes"
          rows={(health?.remotes ?? []).map((remote) => ({ ...remote }))}
          columns={[
            { key: 'name', label: 'Remote' },
            { key: 'version', label: 'Live version' },
            { key: 'state', label: 'Can be had', as: 'state' },
            { key: 'platform', label: 'Platform generation', as: 'figure' },
          ]}
        />
      </Stack>
    </>
  );
}

function stateOfGateway(states: readonly string[]): string {
  if (states.includes('open')) return 'open';
  return states.includes('waiting') ? 'waiting' : 'failed';
}

/** The list of stuck events is asked of the unit itself: its answer shows that unit, bus and database are up. */
function useUnit(name: (typeof adminServices)[number]) {
  const { total, isLoading, failure } = useRecords('events', { service: name, page: 1, perPage: 1 });
  return { name, state: isLoading ? 'waiting' : failure ? 'failed' : 'open', stuck: failure ? null : total };
}
