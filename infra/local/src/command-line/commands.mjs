// JavaScript with types in comments, because it also runs on Node versions that cannot strip types, before packages are installed.

/** @typedef {import('./command.ts').Command} Command */
/** @typedef {import('./command.ts').Option} Option */

const anySeed = /** @type {const} */ ([0, 2 ** 31]);

/** @satisfies {Record<string, Option>} */
const startOptions = /** @type {const} */ ({
  fresh: { does: 'removes the data of the last run first' },
  'no-sample': { does: 'starts without sample content' },
  port: { takes: 'N', between: [1, 65_535], does: 'the port of the site (8080)' },
});

/** @satisfies {Record<string, Command>} */
const work = /** @type {const} */ ({
  start: {
    program: 'infra/local/src/commands/start.ts',
    does: 'everything from a bare clone, at http://localhost:8080; Ctrl-C stops it',
    options: startOptions,
    examples: ['npm start -- --fresh --port 8090'],
  },
  test: {
    program: 'infra/local/src/commands/test.ts',
    does: 'static checks, tests but the long ones, main journeys; npm run test:all plays everything',
    options: {
      all: { does: 'also long tests, every journey, the weight of pages and tsc, as npm run test:all' },
    },
    examples: ['npm test', 'npm run test:all', 'npx jest --selectProjects leads -- refund   (some tests)'],
  },
  cluster: {
    program: 'infra/local/src/commands/cluster.ts',
    does: 'npm start with three servers of NATS, PostgreSQL with a standby, two of every unit',
    options: startOptions,
    examples: ['npm run cluster -- --fresh'],
  },
  dev: {
    program: 'infra/local/src/commands/dev.ts',
    does: 'watched: the named units, the rest as built',
    forms: ['[unit…]'],
    options: startOptions,
    examples: ['npm run dev', 'npm run dev -- mfe-booking leads'],
  },
  check: {
    program: 'infra/local/src/commands/check.ts',
    does: 'the static part of the tests: lint, format, types, boundaries, …; words choose steps',
    more: 'A word chooses all steps that have it in their names; one that no step has is answered with the names.',
    forms: ['[word…]'],
    examples: ['npm run check', 'npm run check -- boundaries "unused code"'],
  },
  e2e: {
    program: 'infra/local/src/commands/e2e.ts',
    does: 'journeys in a real browser, on a system of their own',
    forms: ['[file…]'],
    options: {
      running: { does: 'on the system that npm start runs' },
      grep: { takes: 'WORDS', does: 'Playwright: journeys with these words in their name' },
      headed: { does: 'Playwright: shows the browser' },
      debug: { does: 'Playwright: step by step' },
      retries: { takes: 'N', between: [0, 10], does: 'Playwright: tries again after a failure' },
      'repeat-each': { takes: 'N', between: [1, 1_000], does: 'Playwright: plays each so often' },
      workers: { takes: 'N', between: [1, 32], does: 'Playwright: so many at once' },
      trace: { takes: 'on|off', oneOf: ['on', 'off'], does: 'Playwright: records every step' },
    },
    examples: [
      'npm run e2e -- --running booking-plan',
      'npm run e2e -- journeys/account.spec.ts --retries 0',
    ],
  },
  build: {
    program: 'infra/local/src/commands/build.ts',
    does: 'what has changed; words choose units',
    forms: ['[unit…]'],
    options: {
      'back-end': { does: 'services and what they share' },
      'front-end': { does: 'shell and remotes' },
      force: { does: 'also what has not changed' },
    },
    examples: ['npm run build', 'npm run build -- mfe-booking --force'],
  },
});

/** @satisfies {Record<string, Command>} */
const measure = /** @type {const} */ ({
  bench: {
    program: 'infra/bench/src/main.ts',
    does: 'load figures, into reports/; words choose rows',
    more: 'The rows: infra/bench/README.md.',
    forms: ['[row…]'],
    examples: ['npm run bench', 'npm run bench -- scripts views'],
  },
  capacity: {
    program: 'infra/kubernetes/src/main.ts',
    does: 'what each rate needs, by simulation, into infra/docs/capacity.md',
    options: { measure: { does: 'measures the service times of the running site first' } },
    examples: ['npm run capacity'],
  },
  chaos: {
    program: 'infra/chaos/src/main.ts',
    does: 'faults, judged by invariants; words choose scenarios by name or number',
    more: 'The scenarios: infra/chaos/src/scenarios; an unknown word is answered with their names.',
    forms: ['[scenario…]'],
    options: {
      runs: {
        takes: 'N',
        between: [1, 100_000],
        does: 'plays each so often (a scenario once, a seed 20 times)',
      },
      seed: { takes: 'S', between: anySeed, usually: 1, does: 'the first seed' },
      only: {
        takes: 'seeds|system',
        oneOf: ['seeds', 'system'],
        does: 'faults within units, or of the whole system',
      },
      cluster: { does: 'faults of a cluster' },
      add: { does: 'with --cluster: its table counts the runs before as well' },
    },
    examples: ['npm run chaos -- webhooks 17 --runs 50 --seed 7', 'npm run chaos -- --cluster'],
  },
  audit: {
    program: 'infra/audit/src/main.ts',
    does: 'web, security and supply-chain audits; words choose parts',
    more: 'The parts: infra/audit/README.md.',
    forms: ['[part…]'],
    examples: ['npm run audit', 'npm run audit -- headers lighthouse:home'],
  },
});

/** @satisfies {Record<string, Command>} */
const release = /** @type {const} */ ({
  release: {
    program: 'infra/deploy/src/commands/release.ts',
    does: 'one micro-frontend as an immutable version',
    forms: ['<remote>'],
    examples: ['npm run release -- booking'],
  },
  promote: {
    program: 'infra/deploy/src/commands/promote.ts',
    does: 'makes a released version live within two seconds',
    forms: ['<remote> <version>'],
    options: {
      percent: { takes: 'N', between: [0, 100], usually: 100, does: 'for this share of visitors' },
      'unless-rolled-back': { does: 'refuses a version that was rolled back' },
    },
    examples: ['npm run promote -- booking 9f2c4ab01d33 --percent 20'],
  },
  rollback: {
    program: 'infra/deploy/src/commands/rollback.ts',
    does: 'back to the version before',
    forms: ['<remote>'],
    examples: ['npm run rollback -- booking'],
  },
  maintenance: {
    program: 'infra/deploy/src/commands/maintenance.ts',
    does: 'closes the site to visitors for about so many minutes (15); off opens it',
    forms: ['on [minutes]', 'off'],
    examples: ['npm run maintenance -- on 30', 'npm run maintenance -- off'],
  },
  drill: {
    program: 'infra/deploy/src/drill/main.ts',
    does: 'a week of releases under load, two of them bad',
    options: {
      seed: { takes: 'N', between: anySeed, usually: 1, does: 'decides order and percentages' },
      deploys: { takes: 'N', between: [9, 1_000], usually: 20, does: 'how many' },
    },
    examples: ['npm run drill -- --seed 7'],
  },
  'contracts:release': {
    program: 'infra/local/src/commands/contracts-release.ts',
    does: 'writes down the contracts that later changes are compared with',
    options: { 'with-breaks': { does: 'also changes that break users of the released contracts' } },
    examples: ['npm run contracts:release'],
  },
  'verify:compose': {
    program: 'infra/docker/verify/main.ts',
    does: 'the images of production on one host: built, used, restarted, saved and restored',
    options: {
      'no-build': { does: 'uses the images of the last run' },
      'no-journeys': { does: 'plays no journeys' },
      'no-restarts': { does: 'restarts and releases nothing' },
      'no-restore': { does: 'saves and restores nothing' },
      cluster: { does: 'with servers that stand in for each other' },
      keep: { does: 'leaves it running for the next time' },
    },
    examples: ['npm run verify:compose -- --no-build --keep'],
  },
});

/** @satisfies {Record<string, Command>} */
const data = /** @type {const} */ ({
  backup: {
    program: 'infra/local/src/commands/backup.ts',
    does: 'everything of the site that runs here (DATA_DIR) into a new folder',
    forms: ['<folder>'],
    examples: ['npm run backup -- /backups/monday'],
  },
  restore: {
    program: 'infra/local/src/commands/restore.ts',
    does: 'a backup into a new place, which DATA_DIR names; npm start there goes on',
    forms: ['<folder>'],
    examples: ['DATA_DIR=/data/again npm run restore -- /backups/monday'],
  },
  sample: {
    program: 'infra/local/src/commands/sample.ts',
    does: 'what sample content is left; remove: removes all of it from the site',
    forms: ['', 'remove'],
    examples: ['npm run sample', 'npm run sample -- remove'],
  },
});

/** @satisfies {Record<string, Command>} */
const beginnings = /** @type {const} */ ({
  new: {
    program: 'infra/local/src/commands/new.ts',
    does: 'the first files of something new, which pass every check',
    forms: [
      'remote <name>',
      'feature <remote> <name>',
      'page <remote> <name> <path>',
      'primitive <name>',
      'record <service> <name>',
      'rpc <service> <noun> <verb>',
      'use-case <service> <folder> <verb-noun>',
    ],
    examples: [
      'npm run new -- remote journal',
      'npm run new -- feature booking gift-card',
      'npm run new -- page catalog sacred-days /sacred-days',
      'npm run new -- primitive ribbon',
      'npm run new -- record leads guide-note',
      'npm run new -- rpc leads gift-card redeem',
      'npm run new -- use-case leads booking print-itinerary',
    ],
  },
  help: {
    does: 'this list, or what one command takes',
    forms: ['[command]'],
    examples: ['npm run help -- chaos'],
  },
});

export const groups = [work, measure, release, data, beginnings];
export const commands = { ...work, ...measure, ...release, ...data, ...beginnings };
