import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/checkout.ts';

const staticImports = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'/gm;
const atStart = /^(?:const .*)?await import\('([^']+)'\)/gm;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The file of this repository that an import names, or undefined for another package. */
function ownFile(specifier: string, from: string): string | undefined {
  const own = /^@valam\/([^/]+)\/(.+)$/.exec(specifier);
  const stem = own
    ? path.join(root, 'packages', own[1] ?? '', 'src', own[2] ?? '')
    : path.resolve(path.dirname(from), specifier).replace(/\.js$/, '');
  if (!own && !specifier.startsWith('.')) return undefined;
  const file = [`${stem}.ts`, `${stem}.tsx`].find((one) => existsSync(one));
  if (!file) throw new Error(`${from} imports ${specifier}, which has no file`);
  return file;
}

/** The packages that a unit loads at startup, with the file that first imports each. */
function packagesAtStart(unit: string): Map<string, string> {
  const main = path.join(root, 'services', unit, 'src/main.ts');
  const packages = new Map<string, string>();
  const files = new Set([main]);
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const imports = [...code.matchAll(staticImports), ...(file === main ? code.matchAll(atStart) : [])];
    for (const [, specifier = ''] of imports) {
      const own = ownFile(specifier, file);
      if (own) files.add(own);
      else if (!packages.has(packageOf(specifier)))
        packages.set(packageOf(specifier), path.relative(root, file));
    }
  }
  return packages;
}

/** Libraries that cost tens of MiB or of milliseconds, and the units that need them at startup. */
const heavy: Record<string, readonly string[]> = {
  typeorm: ['catalog', 'identity', 'leads', 'notifications'],
  '@nestjs/typeorm': ['catalog', 'identity', 'leads', 'notifications'],
  'graphile-worker': ['catalog', 'identity', 'leads', 'notifications'],
  stripe: ['leads'],
  'sanitize-html': ['catalog'],
  nodemailer: ['notifications'],
  fastify: ['gateway'],
  // Loaded only by the image process and the document worker.
  sharp: [],
  pdfkit: [],
  fontkit: [],
  // Loaded only when a collector is configured.
  '@opentelemetry/sdk-trace': [],
  '@opentelemetry/sdk-metrics': [],
  // Depends on Tailwind's compiler.
  '@react-email/components': [],
  '@react-email/tailwind': [],
};

describe.each(['catalog', 'leads', 'identity', 'notifications', 'gateway'])('%s', (unit) => {
  const packages = packagesAtStart(unit);

  it('is analyzed from its main file to its libraries', () => {
    expect([...packages.keys()]).toEqual(expect.arrayContaining(['@nestjs/common', 'zod']));
  });

  it.each(Object.entries(heavy))('loads %s at startup only if needed', (library, needing) => {
    if (needing.includes(unit)) return;
    expect(packages.get(library)).toBeUndefined();
  });
});
