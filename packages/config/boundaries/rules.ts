import type { DependencyType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../../registry/src/remote-folders.ts';
import { allLayerRules } from './layers.ts';

const frontEnd = '^(shell|mfe-[a-z-]+|packages/(ui|mfe-kit))/';
const tests = '\\.test\\.tsx?$|/test/|/testing/';
/** Node's built-in modules have no path in this repository. */
const ours = '^(packages|services|shell|mfe-[a-z-]+)/';

type Rule = IRegularForbiddenRuleType;

const forbid = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/** A package may import these packages and these libraries; in tests and builds, libraries are not restricted. */
const mayImport = (
  folder: string,
  what: string,
  allowed: string,
  besides: DependencyType[] = ['type-only'],
): Rule =>
  forbid(
    `${folder.replace('packages/', '')}-imports`,
    what,
    { path: `^${folder}/src/`, pathNot: tests },
    { pathNot: allowed, dependencyTypesNot: besides },
  );

const libraries = (...names: string[]): string =>
  names.map((name) => `(^|/)node_modules/${name}(/|$)`).join('|');

/** Business rules: files with a unit test that Nest does not inject. */
function ruleFiles(root: string): string {
  const tested = globSync('services/*/src/**/*.test.ts', { cwd: root });
  const isInjected = (file: string): boolean =>
    /^@(AdminEntity|Injectable|Controller|Module)\(/m.test(readFileSync(path.join(root, file), 'utf8'));
  const files = tested
    .map((test) => test.replace(/\.test\.ts$/, '.ts').replaceAll('\\', '/'))
    .filter((file) => existsSync(path.join(root, file)) && !isInjected(file));
  return files.length > 0 ? files.map((file) => `^${file.replaceAll('.', '\\.')}$`).join('|') : '^$';
}

function services(root: string): string[] {
  return readdirSync(path.join(root, 'services')).filter((name) => !name.startsWith('.'));
}

/** Allowed imports, as in `architecture`. */
export function boundaryRules(root: string): Rule[] {
  return [
    forbid(
      'no-cycles',
      'Files that import each other cannot be understood or changed alone.',
      {},
      { circular: true },
    ),
    forbid(
      'resolvable',
      'An import that leads nowhere.',
      { pathNot: '/sample/' },
      { couldNotResolve: true, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-build-output',
      'Source is imported, never what was built from it.',
      { path: ours },
      { path: '/dist/', pathNot: 'node_modules' },
    ),
    forbid(
      'no-barrels',
      'A package is imported file by file.',
      { path: ours },
      { path: '/index\\.tsx?$', pathNot: 'node_modules' },
    ),
    forbid(
      'no-tests-in-code',
      'Code does not need its tests.',
      { path: '/src/', pathNot: tests },
      { path: '\\.test\\.tsx?$|/test/', pathNot: 'node_modules' },
    ),

    mayImport(
      'packages/contracts',
      'The contracts import zod only.',
      `^packages/contracts/src/|${libraries('zod')}`,
    ),
    mayImport(
      'packages/ui',
      'Of the contracts, primitives know the shapes and how money, days and texts are read: nothing that is called.',
      '^packages/ui/|node_modules|^packages/contracts/src/shared/',
    ),
    forbid(
      'ui-holds-no-state',
      'A primitive gets what it shows; it neither fetches, nor stores, nor routes.',
      { path: '^packages/ui/src/', pathNot: tests },
      { path: libraries('@reduxjs', 'react-redux', 'react-router', '@module-federation') },
    ),
    mayImport(
      'packages/mfe-kit',
      'The kit imports contracts and the platform.',
      '^packages/(mfe-kit|contracts)/|node_modules|^(crypto|vm)$',
    ),
    mayImport(
      'packages/registry',
      'The registry is read by images that hold nothing else: it imports zod, its lock and its client for buckets.',
      `^packages/registry/src/|${libraries('zod', 'proper-lockfile', 'aws4fetch')}`,
      ['type-only', 'core'],
    ),
    forbid(
      'shell-never-writes-the-registry',
      'A remote runs with the rights of the shell: the shell reads the registry and asks for a rollback.',
      { path: '^shell/src/', pathNot: tests },
      { path: '^packages/registry/src/(changes|write-registry|carry-out-rollbacks)\\.ts$' },
    ),
    mayImport(
      'packages/service-kit',
      'The service kit imports contracts and the back-end libraries.',
      '^packages/(service-kit|contracts)/|node_modules',
      ['type-only', 'core'],
    ),
    forbid(
      'service-kit-knows-no-service',
      'Of the contracts the kit knows what all services share.',
      { path: '^packages/service-kit/src/', pathNot: tests },
      { path: '^packages/contracts/src/(catalog|leads)/' },
    ),

    forbid(
      'testing-imports',
      'The harness drives a running system from outside: a browser with axe, HTTP with schemas of the answers, SQL and the commands that start it.',
      { path: '^packages/testing/src/' },
      {
        pathNot: `^packages/testing/src/|^infra/local/src/|${libraries('@playwright', 'axe-core', 'pg', 'zod')}`,
        dependencyTypesNot: ['type-only', 'core'],
      },
    ),
    forbid(
      'testing-is-for-tests',
      'What runs in production knows nothing of the harness that tries it.',
      { path: `${ours}[^/]+/src/|^(shell|mfe-[a-z-]+)/src/`, pathNot: `${tests}|^packages/testing/` },
      { path: '^packages/testing/' },
    ),

    ...remoteFolders(root).map((remote) =>
      forbid(
        `${remote}-stands-alone`,
        'Remotes share a URL, a contract and the kit, never code.',
        { path: `^${remote}/` },
        { path: `^(shell|mfe-[a-z-]+)/`, pathNot: `^${remote}/` },
      ),
    ),
    forbid(
      'shell-loads-remotes-at-run-time',
      'The shell knows remotes by the registry alone.',
      { path: '^shell/' },
      { path: '^mfe-' },
    ),
    ...services(root).map((service) =>
      forbid(
        `service-${service}-stands-alone`,
        'Services talk over NATS, by contract.',
        { path: `^services/${service}/` },
        { path: `^services/(?!${service}/)` },
      ),
    ),
    forbid(
      'front-end-without-back-end',
      'The browser side reaches services through the API.',
      { path: frontEnd },
      { path: '^(services|packages/service-kit)/' },
    ),
    forbid(
      'back-end-without-front-end',
      'Services know nothing of pages.',
      { path: '^(services|packages/(service-kit|contracts))/' },
      { path: frontEnd },
    ),
    forbid(
      'contracts-know-nobody',
      'Everybody imports the contracts; they import nobody.',
      { path: '^packages/contracts/' },
      { path: '^(services|shell|mfe-[a-z-]+|packages/(ui|mfe-kit|service-kit))/' },
    ),

    forbid(
      'features-stand-alone',
      'A feature can be removed without touching another one.',
      { path: '^(shell|mfe-[a-z-]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    forbid(
      'features-below-pages',
      'Pages compose features, never the other way round.',
      { path: '^(mfe-[a-z-]+)/src/features/' },
      { path: '^$1/src/(pages|expose)/' },
    ),
    forbid(
      'api-below-features',
      'Calls know nothing of who makes them.',
      { path: '^(mfe-[a-z-]+)/src/api/' },
      { path: '^$1/src/(pages|features|expose)/' },
    ),

    ...allLayerRules(),

    forbid(
      'rules-are-plain',
      'A rule decides in plain TypeScript: neither Nest nor TypeORM.',
      { path: ruleFiles(root) },
      {
        path: `${libraries('@nestjs', 'typeorm', 'pg')}|\\.(entity|repository|module|controller)\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'handlers-only-bind',
      'A handler hands over to a use case; it touches no table.',
      { path: '^services/[^/]+/src/.*\\.(controller|rpc)\\.ts$' },
      { path: `\\.(entity|repository)\\.ts$|${libraries('typeorm')}`, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'handlers-on-top',
      'Only what puts a service together knows its handlers.',
      {
        path: '^services/[^/]+/src/',
        pathNot: '^services/[^/]+/src/[^/]+\\.ts$|\\.module\\.ts$|\\.(controller|rpc)\\.ts$|/test/',
      },
      { path: '^services/[^/]+/src/.*\\.(controller|rpc)\\.ts$' },
    ),
  ];
}
