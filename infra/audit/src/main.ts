import { useSystem } from '@valam/testing/live-system';
import { report } from '@valam/testing/report';
import { readArguments } from '@valam/local/command-line/read-arguments.mjs';
import type { Row } from '@valam/testing/report';
import type { Target } from './target.ts';

/** Imported lazily: most parts need built contracts, which a fresh clone does not have before its first start. */
const parts: Record<string, (target: Target) => Promise<Row[]>> = {
  supply: () => import('./parts/supply.ts').then(({ auditSupply }) => auditSupply()),
  headers: (target) => import('./parts/headers.ts').then(({ auditHeaders }) => auditHeaders(target)),
  forgery: (target) => import('./parts/forgery.ts').then(({ auditForgery }) => auditForgery(target)),
  edge: (target) => import('./parts/edge.ts').then(({ auditEdge }) => auditEdge(target)),
  roles: (target) => import('./parts/roles.ts').then(({ auditRoles }) => auditRoles(target)),
  markers: (target) => import('./parts/markers.ts').then(({ auditMarkers }) => auditMarkers(target)),
  tampering: (target) => import('./parts/tamper.ts').then(({ auditTampering }) => auditTampering(target)),
  tokens: (target) => import('./parts/states.ts').then(({ auditSecrets }) => auditSecrets(target)),
  fuzzing: (target) => import('./parts/fuzz.ts').then(({ auditFuzzing }) => auditFuzzing(target)),
  enumeration: (target) =>
    import('./parts/enumeration.ts').then(({ auditEnumeration }) => auditEnumeration(target)),
  codes: (target) =>
    import('./parts/enumeration.ts').then(({ auditCodeGuessing }) => auditCodeGuessing(target)),
  redirects: (target) => import('./parts/redirects.ts').then(({ auditRedirects }) => auditRedirects(target)),
  links: (target) => import('./parts/links.ts').then(({ auditLinks }) => auditLinks(target)),
  html: (target) => import('./parts/html.ts').then(({ auditHtml }) => auditHtml(target)),
  hostile: (target) =>
    import('./parts/hostile.ts').then(({ auditHostileWords }) => auditHostileWords(target)),
  axe: (target) =>
    import('./parts/accessibility.ts').then(({ auditAccessibility }) => auditAccessibility(target)),
  lighthouse: (target) =>
    import('./parts/lighthouse.ts').then(({ auditLighthouse }) => auditLighthouse(target)),
};

const asked = readArguments('audit').words.map((word) => word.split(':'));
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
