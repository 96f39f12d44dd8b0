import { useSystem } from '../../bench/src/harness/live-system.mjs';
import { report } from '../../bench/src/harness/report.mjs';
import { auditAccessibility } from './parts/accessibility.mjs';
import { auditEdge } from './parts/edge.mjs';
import { auditEnumeration } from './parts/enumeration.mjs';
import { auditForgery } from './parts/forgery.mjs';
import { auditFuzzing } from './parts/fuzz.mjs';
import { auditHeaders } from './parts/headers.mjs';
import { auditHtml } from './parts/html.mjs';
import { auditHostileWords } from './parts/hostile.mjs';
import { auditLighthouse } from './parts/lighthouse.mjs';
import { auditLinks, auditMachines } from './parts/machines.mjs';
import { auditMarkers } from './parts/markers.mjs';
import { auditRoles } from './parts/roles.mjs';
import { auditSecrets } from './parts/states.mjs';
import { auditRedirects } from './parts/redirects.mjs';
import { auditSupply } from './parts/supply.mjs';
import { auditTampering } from './parts/tamper.mjs';

/** @typedef {import('../../bench/src/harness/report.mjs').Row} Row */
/**
 * @typedef {object} Target
 * @property {string} site
 * @property {() => any} run
 * @property {string} tag
 * @property {string} dataDir
 * @property {(line: string) => void} log
 * @property {readonly string[]} only what of a part was asked for (`lighthouse:home`); everything when empty
 */

/** @type {Record<string, (target: Target) => Promise<Row[]>>} */
const parts = {
  supply: auditSupply,
  headers: auditHeaders,
  forgery: auditForgery,
  edge: auditEdge,
  roles: auditRoles,
  markers: auditMarkers,
  tampering: auditTampering,
  tokens: auditSecrets,
  fuzzing: auditFuzzing,
  enumeration: auditEnumeration,
  redirects: auditRedirects,
  machines: auditMachines,
  links: auditLinks,
  html: auditHtml,
  hostile: auditHostileWords,
  axe: auditAccessibility,
  lighthouse: auditLighthouse,
};

const asked = process.argv.slice(2).map((word) => word.split(':'));
const wanted = asked.map(([name]) => name ?? '');
const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
const log = (/** @type {string} */ line) => console.log(`• ${line}`);
const chosen = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const needsSystem = chosen.some(([name]) => name !== 'supply');
const system = needsSystem ? await useSystem({ log }) : undefined;
/** @type {Row[]} */
const rows = [];
try {
  const run = () => system?.run();
  const target = {
    site: system?.run().site ?? '',
    run,
    tag: Date.now().toString(36),
    dataDir: system?.dataDir ?? '',
    log,
  };
  for (const [name, audit] of chosen) {
    log(name);
    const only = asked.flatMap(([part, what]) => (part === name && what ? [what] : []));
    try {
      rows.push(...(await audit({ ...target, only })));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      rows.push({
        name,
        measured: 'did not come to an end',
        goal: '0 wrong',
        verdict: 'missed',
        missedBy: why,
      });
    }
  }
} finally {
  await system?.stop();
}
process.exit(report('audit', rows));
