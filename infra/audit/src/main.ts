import { useSystem } from '@valam/testing/live-system';
import { report } from '@valam/testing/report';
import { auditAccessibility } from './parts/accessibility.ts';
import { auditEdge } from './parts/edge.ts';
import { auditCodeGuessing, auditEnumeration } from './parts/enumeration.ts';
import { auditForgery } from './parts/forgery.ts';
import { auditFuzzing } from './parts/fuzz.ts';
import { auditHeaders } from './parts/headers.ts';
import { auditHtml } from './parts/html.ts';
import { auditHostileWords } from './parts/hostile.ts';
import { auditLighthouse } from './parts/lighthouse.ts';
import { auditLinks } from './parts/links.ts';
import { auditMarkers } from './parts/markers.ts';
import { auditRoles } from './parts/roles.ts';
import { auditSecrets } from './parts/states.ts';
import { auditRedirects } from './parts/redirects.ts';
import { auditSupply } from './parts/supply.ts';
import { auditTampering } from './parts/tamper.ts';
import type { Row } from '@valam/testing/report';
import type { Target } from './target.ts';

const parts: Record<string, (target: Target) => Promise<Row[]>> = {
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
  codes: auditCodeGuessing,
  redirects: auditRedirects,
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
const log = (line: string) => console.log(`• ${line}`);
const chosen = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const needsSystem = chosen.some(([name]) => name !== 'supply');
const system = needsSystem ? await useSystem({ log }) : undefined;
const rows: Row[] = [];
try {
  const target = {
    site: system?.run().site ?? '',
    run() {
      if (!system) throw new Error('this part needs no system');
      return system.run();
    },
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
