import path from 'node:path';
import { root } from '../checkout.mjs';
import { environmentOf } from './unit-env.mjs';
import { entryOf, waves } from './units.mjs';

/** @typedef {import('../runner/unit-process.mjs').UnitSpec} UnitSpec */
/** @typedef {{ portFor: (name: string) => Promise<number> }} Ports */

const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;

const isStandIn = (/** @type {string} */ unit) => unit === 'mailbox' || unit === 'payments';

/**
 * The addresses that units have to know of each other before any of them runs.
 * @param {import('./settings.mjs').Settings} settings
 * @param {Ports} ports
 * @param {{ nats: { urlFor: (user: string) => string }, databases: Record<string, string> }} infrastructure
 */
async function addressesFor(settings, ports, { nats, databases }) {
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
    /** @type {string[]} */
    gateways: [],
    /** @type {Record<string, string>} */
    ready: {},
  };
}

/**
 * Every process to start, wave by wave, and the balancers in front of units that run more than once.
 * @param {{ settings: import('./settings.mjs').Settings, secrets: Awaited<ReturnType<typeof import('./secrets.mjs').keepSecrets>>, ports: Ports, infrastructure: { nats: { urlFor: (user: string) => string }, databases: Record<string, string> } }} known
 */
export async function planSystem({ settings, secrets, ports, infrastructure }) {
  const addresses = await addressesFor(settings, ports, infrastructure);
  /** @type {{ unit: string, port: number, host: string, targets: { port: number, readyUrl: string }[] }[]} */
  const balancers = [];
  const publicPort = /** @type {Record<string, number | undefined>} */ ({
    mailbox: addresses.mailboxPort,
    payments: addresses.paymentsPort,
    gateway: addresses.gatewayPort,
    shell: settings.sitePort,
  });

  /** @param {string} unit @returns {Promise<UnitSpec[]>} */
  async function processesOf(unit) {
    const count = settings.replicas[unit] ?? 1;
    const isBalanced = count > 1 && publicPort[unit] !== undefined;
    const specs = [];
    for (let n = 1; n <= count; n++) {
      const label = count > 1 ? `${unit}-${n}` : unit;
      const port = isBalanced ? await ports.portFor(label) : (publicPort[unit] ?? 0);
      // The stand-ins answer for themselves on their own address.
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

  const isNeeded = (/** @type {string} */ unit) =>
    unit === 'mailbox' ? !settings.smtpUrl : unit === 'payments' ? !settings.stripe : true;
  const planned = [];
  for (const wave of waves) {
    const specs = [];
    for (const unit of wave.filter(isNeeded)) specs.push(...(await processesOf(unit)));
    planned.push(specs);
  }
  return { addresses, waves: planned, balancers };
}
