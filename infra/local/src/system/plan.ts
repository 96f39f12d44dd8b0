import path from 'node:path';
import { root } from '../checkout.ts';
import { environmentOf } from './unit-env.ts';
import { entryOf, waves } from '../units.ts';
import type { UnitSpec } from '../runner/unit-process.ts';
import type { Ports } from '../ports.ts';
import type { Settings } from './settings.ts';

const at = (port: number) => `http://127.0.0.1:${port}`;

const isStandIn = (unit: string) => unit === 'mailbox' || unit === 'payments';

/** Addresses of the units, assigned before any of them starts. */
async function addressesFor(
  settings: Settings,
  ports: Ports,
  { nats, databases }: { nats: { urlFor: (user: string) => string }; databases: Record<string, string> },
) {
  const mailboxPort = settings.smtpUrl ? undefined : await ports.portFor('mailbox');
  const smtpPort = settings.smtpUrl ? undefined : await ports.portFor('smtp');
  const paymentsPort = settings.stripe ? undefined : await ports.portFor('payments');
  const gatewayPort = await ports.portFor('gateway');
  return {
    natsFor: nats.urlFor,
    databases,
    mailboxPort,
    smtpPort,
    paymentsPort,
    gatewayPort,
    mailbox: mailboxPort ? at(mailboxPort) : undefined,
    smtp: settings.smtpUrl ?? `smtp://127.0.0.1:${smtpPort}`,
    payments: settings.stripe?.apiBase ?? at(paymentsPort ?? 0),
    gateway: at(gatewayPort),
    gateways: [] as string[],
    ready: {} as Record<string, string>,
  };
}

/** All processes to start, in waves, and load balancers for units with several replicas. */
export async function planSystem({
  settings,
  secrets,
  ports,
  infrastructure,
}: {
  settings: Settings;
  secrets: Awaited<ReturnType<typeof import('./secrets.ts').keepSecrets>>;
  ports: Ports;
  infrastructure: { nats: { urlFor: (user: string) => string }; databases: Record<string, string> };
}) {
  const addresses = await addressesFor(settings, ports, infrastructure);
  const balancers: {
    unit: string;
    port: number;
    host: string;
    targets: { port: number; readyUrl: string }[];
  }[] = [];
  const publicPort = {
    mailbox: addresses.mailboxPort,
    payments: addresses.paymentsPort,
    gateway: addresses.gatewayPort,
    shell: settings.sitePort,
  } as Record<string, number | undefined>;

  async function processesOf(unit: string): Promise<UnitSpec[]> {
    const count = settings.replicas[unit] ?? 1;
    // A single shell has the balancer too, for its document cache: it responds while the shell restarts.
    const isBalanced = publicPort[unit] !== undefined && (count > 1 || unit === 'shell');
    const specs = [];
    for (let n = 1; n <= count; n++) {
      const label = count > 1 ? `${unit}-${n}` : unit;
      const port = isBalanced ? await ports.portFor(`${unit}-${n}`) : (publicPort[unit] ?? 0);
      // Stand-ins have no separate ops port.
      const opsPort = isStandIn(unit) ? port : await ports.portFor(`${label}-ops`);
      const ops = at(opsPort);
      const env = environmentOf(unit, { settings, secrets, addresses, port, opsPort });
      const logFile = path.join(settings.dataDir, 'logs', `${label}.log`);
      specs.push({
        unit,
        label,
        entry: entryOf(unit),
        cwd: root,
        env,
        ops,
        readyUrl: `${ops}/readyz`,
        logFile,
        port,
      });
    }
    if (unit === 'gateway') addresses.gateways = specs.map((spec) => at(spec.port));
    else if (!isStandIn(unit) && specs[0]) addresses.ready[unit] = specs[0].readyUrl;
    if (isBalanced) {
      balancers.push({
        unit,
        port: publicPort[unit] ?? 0,
        host: unit === 'shell' ? settings.siteAddress : '127.0.0.1',
        targets: specs.map(({ port, readyUrl }) => ({ port, readyUrl })),
      });
    }
    return specs;
  }

  const isNeeded = (unit: string) =>
    unit === 'mailbox' ? !settings.smtpUrl : unit === 'payments' ? !settings.stripe : true;
  const planned = [];
  for (const wave of waves) {
    const specs = [];
    for (const unit of wave.filter(isNeeded)) specs.push(...(await processesOf(unit)));
    planned.push(specs);
  }
  return { addresses, waves: planned, balancers };
}
