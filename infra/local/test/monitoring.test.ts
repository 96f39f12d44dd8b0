import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Metrics } from '../../../packages/service-kit/src/health/metrics.js';
import { HttpMetrics } from '../../../services/gateway/src/http/http-metrics.js';
import { WatchMails } from '../../../services/notifications/src/delivery/watch-mails.js';
import { createMetrics } from '../../../shell/src/server/metrics.js';
import { root, textOf } from '../src/checkout.ts';

const folder = path.join(root, 'infra/monitoring');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(readFileSync(path.join(folder, 'alerts.yaml'), 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const panels = globSync('dashboards/*.json', { cwd: folder }).flatMap(
  (file) => (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Dashboard).panels,
);

function registries() {
  const kit = new Metrics('gateway');
  kit.watchProcess('1');
  kit.watchQueues({ query: () => Promise.resolve([{ count: 0 }]) } as never);
  kit.watchReaders(() => []);
  new WatchMails(kit, { query: () => Promise.resolve([]) } as never, {} as never);
  new HttpMetrics(kit);
  const { registry: shell } = createMetrics({
    version: '1',
    ready: () => 2,
    occupancy: () => 0,
    remotes: () => ({}),
  });
  return { gateway: kit.registry, shell };
}
const registryOf = registries();

/** Name → labels, of everything that units tell. */
function toldByUnits(): Map<string, Set<string>> {
  const told = new Map<string, Set<string>>();
  for (const registry of Object.values(registryOf)) {
    for (const { name } of registry.getMetricsAsArray()) {
      const { labelNames = [], constructor } = registry.getSingleMetric(name) as unknown as {
        labelNames?: string[];
        constructor: { name: string };
      };
      // Every figure says its unit; the others Prometheus adds to whatever it asks.
      const labels = new Set([...labelNames, 'unit', 'instance', 'job']);
      const parts = constructor.name === 'Histogram' ? ['_bucket', '_sum', '_count'] : [''];
      for (const part of parts)
        told.set(name + part, part === '_bucket' ? new Set([...labels, 'le']) : labels);
    }
  }
  // Prometheus's own word on whether a unit answered.
  return told.set('up', new Set(['instance', 'job']));
}

/** Told by the cluster itself: kubelet, kube-state-metrics, CloudNativePG, cert-manager. */
const toldByCluster: Readonly<Record<string, readonly string[]>> = {
  kubelet_volume_stats_available_bytes: ['namespace', 'persistentvolumeclaim'],
  kubelet_volume_stats_capacity_bytes: ['namespace', 'persistentvolumeclaim'],
  kube_deployment_status_replicas_available: ['namespace', 'deployment'],
  cnpg_pg_stat_archiver_last_failed_time: [],
  cnpg_pg_stat_archiver_last_archived_time: [],
  barman_cloud_cloudnative_pg_io_last_available_backup_timestamp: ['namespace'],
  certmanager_certificate_expiration_timestamp_seconds: ['name', 'namespace'],
};
const told = toldByUnits();
for (const [name, labels] of Object.entries(toldByCluster)) told.set(name, new Set(labels));

/** The figures that an expression names, and the labels that it asks of them. */
function namedIn(expr: string): { names: string[]; labels: string[] } {
  const withoutTexts = expr.replaceAll(/"[^"]*"/g, '""');
  const names = [...withoutTexts.matchAll(/\b([a-z][a-z0-9_]*)\b(?=\s*[[{><=)+/-]|\s*$)/g)].map(
    (m) => m[1] ?? '',
  );
  const filters = [...withoutTexts.matchAll(/\{([^}]*)\}/g)].flatMap((m) => (m[1] ?? '').split(','));
  const groupings = [...withoutTexts.matchAll(/\bby \(([^)]*)\)/g)].flatMap((m) => (m[1] ?? '').split(','));
  return {
    names: names
      .filter((name) => name.includes('_') || name === 'up')
      .filter((name) => !/^histogram_/.test(name)),
    labels: [...filters, ...groupings].map((label) => label.replace(/[=!~].*$/, '').trim()).filter(Boolean),
  };
}

const expressions = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

describe('alert rules and dashboards', () => {
  it.each(expressions)('$where asks only for figures that units tell', ({ expr }) => {
    const { names, labels } = namedIn(expr);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect([...told.keys()]).toContain(name);
    const known = new Set(names.flatMap((name) => [...(told.get(name) ?? [])]));
    expect(labels.filter((label) => !known.has(label))).toEqual([]);
  });

  it.each(['gateway', 'shell'] as const)('can tell the figures of %s from those of others', async (unit) => {
    const lines = (await registryOf[unit].metrics()).split('\n').filter((line) => /^[^#]/.test(line));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !line.includes(`unit="${unit}"`))).toEqual([]);
  });

  it('would notice a figure that no one tells', () => {
    expect(namedIn('rate(bookings_lost_total{unit="leads"}[5m]) > 0').names).toEqual(['bookings_lost_total']);
    expect(told.has('bookings_lost_total')).toBe(false);
  });

  it.each(rules)('$alert says how bad it is, and what to do', ({ alert, labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
    // Pages with steps. A person who is called at night looks for the name that is on the phone.
    expect(annotations.runbook).toMatch(/^infra\/docs\/runbooks\/[\w-]+\.md$/);
    expect(existsSync(path.join(root, annotations.runbook))).toBe(true);
    expect(textOf(annotations.runbook)).toContain(`\`${alert}\``);
  });

  it.each(['EventsWait', 'JobsAreLate', 'JobHangs', 'EmailsWait'])(
    '%s is about time: a queue that stands still on a quiet day holds a handful',
    (alert) => {
      const { expr = '' } = rules.find((rule) => rule.alert === alert) ?? {};
      expect(namedIn(expr).names).toEqual([expect.stringMatching(/_seconds$/)]);
      // The longest of all replicas, which tell the same of their database: one alert.
      expect(expr).toMatch(/^max by \(unit\)/);
    },
  );

  it('notices a remote that fails on a quiet night: its failures are counted against the pages of that night', () => {
    const { expr = '' } = rules.find(({ alert }) => alert === 'RemoteFails') ?? {};
    expect(expr).not.toMatch(/\brate\(/);
    expect(namedIn(expr).names).toContain('shell_answer_seconds_count');
  });

  it.each(['DeadLetters', 'JobsGivenUp'])(
    '%s lasts until a person has looked: a rise is seen by none who asks a process that has just started',
    (alert) => {
      const { expr = '' } = rules.find((rule) => rule.alert === alert) ?? {};
      expect(expr).toMatch(/^max by \(unit\) \(\w+\) > 0$/);
    },
  );

  it('notices a unit of which nothing is left: a figure that no process tells is above no limit', () => {
    const { expr = '' } = rules.find(({ alert }) => alert === 'UnitMissing') ?? {};
    const missed = [...expr.matchAll(/absent\(unit_info\{unit="(\w+)"\}\)/g)].map(([, unit]) => unit);
    const units = globSync('base/*/deployment.yaml', { cwd: path.join(root, 'infra/kubernetes') })
      .filter((file) => textOf(`infra/kubernetes/${file}`).includes('component: unit'))
      .map((file) => file.split('/')[1]);
    expect(units.length).toBeGreaterThanOrEqual(6);
    expect(missed.sort()).toEqual(units.filter((unit) => unit !== 'streams').sort());
  });

  it('has for every autoscaler the figure that it asks the cluster for', () => {
    const adapter = readFileSync(path.join(folder, 'prometheus-adapter.yaml'), 'utf8');
    const served = /__name__=~"([^"]+)"/.exec(adapter)?.[1]?.split('|') ?? [];
    const scalers = globSync('base/*/scaling.yaml', { cwd: path.join(root, 'infra/kubernetes') });
    const asked = scalers.flatMap((file) => {
      const text = textOf(`infra/kubernetes/${file}`);
      return [...text.matchAll(/metric: \{ name: (\w+) \}/g)].map(([, name]) => name ?? '');
    });
    expect(asked.length).toBeGreaterThanOrEqual(6);
    expect([...new Set(asked)].sort()).toEqual([...served].sort());
    expect(served.filter((name) => !told.has(name))).toEqual([]);
  });

  it('show every queue of the services', () => {
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namedIn(expr).names));
    expect(shown).toEqual(
      expect.arrayContaining(['outbox_waiting', 'dead_letters', 'jobs_due', 'jobs_given_up']),
    );
  });
});
