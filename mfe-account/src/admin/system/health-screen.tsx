import { adminServices } from '@valam/contracts/shared/admin';
import { Stack } from '@valam/ui/layout/layout';
import { useEffect, useState } from 'react';
import { useRecords } from '../api/use-records';
import { ScreenHead } from '../frame/screen-head';
import { RecordTable } from '../record/record-table';
import { readHealth, type SiteHealth } from './read-health';

/** The readiness of the site, the live version of each remote, and the state of each service. */
export function HealthScreen() {
  const [health, setHealth] = useState<SiteHealth | null>(null);
  useEffect(() => {
    let isHere = true;
    void readHealth().then((read) => isHere && setHealth(read));
    return () => void (isHere = false);
  }, []);
  const services = adminServices.map(useUnit);
  const units = [
    { name: 'shell', state: health ? (health.isReady ? 'running' : 'failed') : 'waiting', stuck: null },
    // Any response from a service means that the gateway is up.
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
              : `Not ready: ${health.reasons.join(', ') || 'the site does not answer'}`
            : 'Asking…'
        }
      />
      <Stack $gap="7">
        <RecordTable
          title="Units"
          rows={units}
          columns={[
            { key: 'name', label: 'Unit' },
            { key: 'state', label: 'State', as: 'state' },
            { key: 'stuck', label: 'Stuck events', as: 'figure' },
          ]}
        />
        <RecordTable
          title="Remotes"
          rows={(health?.remotes ?? []).map((remote) => ({ ...remote }))}
          columns={[
            { key: 'name', label: 'Remote' },
            { key: 'version', label: 'Live version' },
            { key: 'state', label: 'State', as: 'state' },
            { key: 'platform', label: 'Platform generation', as: 'figure' },
          ]}
        />
      </Stack>
    </>
  );
}

function stateOfGateway(states: readonly string[]): string {
  if (states.includes('running')) return 'running';
  return states.includes('waiting') ? 'waiting' : 'failed';
}

/** Queries the unit's list of stuck events: a response means that the unit, the bus and the database are up. */
function useUnit(name: (typeof adminServices)[number]) {
  const { total, isLoading, failure } = useRecords('events', { service: name, page: 1, perPage: 1 });
  return {
    name,
    state: isLoading ? 'waiting' : failure ? 'failed' : 'running',
    stuck: failure ? null : total,
  };
}
