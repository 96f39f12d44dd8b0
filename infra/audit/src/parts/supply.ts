import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { billOfMaterials } from '../../../docker/image/bill-of-materials.ts';
import { readLock } from '../../../docker/image/closure.ts';
import { root } from '@valam/local/checkout';
import { finding } from '../finding.ts';
import { secretsIn } from '../secrets-in-text.ts';
import { notMeasured, type Row } from '@valam/testing/report';

const allowed =
  /^\(?((MIT(-0)?|ISC|BSD(-[23]-Clause)?|0BSD|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|BlueOak-1\.0\.0|MPL-2\.0|Unlicense|WTFPL|Zlib|PostgreSQL|LGPL-3\.0-or-later|OFL-1\.1|UNLICENSED|Artistic-2\.0|MIT\/X11|Public Domain)( (OR|AND) )?\)?)+\)?$/;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

export async function auditSupply() {
  const packages = readLock(path.join(root, 'package-lock.json'));
  const bill = billOfMaterials({ name: 'valam', version: '0.1.0' }, packages);
  const licenses = bill.components.map(({ 'bom-ref': name, version }) => ({
    name,
    version,
    license: packages[name]?.license ?? installedLicense(name),
  }));
  const odd = licenses
    .filter(({ license }) => license !== null && !allowed.test(String(license)))
    .map(({ name, license }) => `${name}: ${license}`);
  mkdirSync(path.join(root, 'reports'), { recursive: true });
  for (const [file, content] of Object.entries({ 'licenses.json': licenses, 'sbom.cdx.json': bill }))
    writeFileSync(path.join(root, 'reports', file), `${JSON.stringify(content, null, 1)}\n`);
  return [
    finding('licenses', { tried: licenses.length, wrong: odd, unit: 'packages' }),
    finding('sbom', {
      tried: bill.components.length,
      wrong: [],
      least: 100,
      unit: 'components in reports/sbom.cdx.json',
      goal: 'written',
    }),
    ...secretRows(),
    knownFlaws(await askedAboutFlaws()),
  ];
}

const ask = promisify(execFile);
const flawsPatienceMs = 60_000;

/**
 * Known vulnerabilities of production dependencies, from the configured registry; undefined when it is not available.
 */
async function askedAboutFlaws() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: root, timeout: flawsPatienceMs, maxBuffer: 2 ** 26 };
  // `npm audit` exits with an error when it finds something; its output is complete anyway.
  const { stdout } = await ask(npm, ['audit', '--omit=dev', '--json'], options).catch((error) => error);
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

const goalOfFlaws = '0 of high or critical weight in what is shipped';

interface NpmAudit {
  vulnerabilities?: Record<string, { name: string; severity: string }>;
  metadata?: { dependencies?: { total?: number } };
}

export function knownFlaws(answer: NpmAudit | undefined): Row {
  const known = answer?.vulnerabilities;
  if (!known || !answer.metadata)
    return notMeasured('known flaws', 'the registry does not answer npm audit from here', goalOfFlaws);
  const grave = Object.values(known).filter(({ severity }) => ['high', 'critical'].includes(severity));
  return finding('known flaws', {
    tried: answer.metadata.dependencies?.total ?? 0,
    wrong: grave.map(({ name, severity }) => `${name}: ${severity}`),
    unit: 'packages',
    goal: goalOfFlaws,
  });
}

function installedLicense(name: string) {
  const file = path.join(root, name, 'package.json');
  if (!existsSync(file)) return null;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return license?.type ?? license ?? licenses?.[0]?.type ?? licenseText(path.join(root, name));
}

/** Old packages have a license text only. */
function licenseText(folder: string) {
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|readme)/i.test(one));
  const text = file ? readFileSync(path.join(folder, file), 'utf8') : '';
  return /MIT License|Permission is hereby granted, free of charge/.test(text) ? 'MIT' : 'none';
}

function secretRows() {
  const files = git('ls-files', '-z')
    .split('\0')
    .filter(
      (file) =>
        file && !/\.(webp|png|jpg|avif|woff2?|ico|pdf)$/.test(file) && existsSync(path.join(root, file)),
    );
  const wrong = files.flatMap((file) => secretsIn(readFileSync(path.join(root, file), 'utf8'), file));
  const kept = git('ls-files')
    .split('\n')
    .filter(
      (file) => /(^|\/)(\.env(\..+)?|secrets\.json|id_rsa|.*\.pem)$/.test(file) && !/example/.test(file),
    );
  const history = git('log', '-p', '--all', '--no-color', '--unified=0', '--', ':!package-lock.json')
    .split('\n')
    .filter((line) => line.startsWith('+'))
    .map((line) => line.slice(1));
  const past = secretsIn(history.join('\n'), 'history');
  return [
    finding('secrets in the tree', {
      tried: files.length,
      wrong: [...wrong, ...kept.map((file) => `${file} is kept`)],
      unit: 'files',
    }),
    finding('secrets in the history', { tried: history.length, wrong: past, unit: 'added lines' }),
  ];
}
