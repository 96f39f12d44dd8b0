import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { layers } from '../../../../packages/config/boundaries/layers.ts';
import { boundaryRules } from '../../../../packages/config/boundaries/rules.ts';
import { bin } from '../../src/check/bin.ts';
import { checkBoundaries } from '../../src/check/boundaries.ts';
import { checkDecisionIndex } from '../../src/check/decision-index.ts';
import { checkDocuments } from '../../src/check/documents.ts';
import { checkForbiddenText, secondForm, undocumentedUse } from '../../src/check/forbidden-text.ts';
import { checkLockfile } from '../../src/check/lockfile.ts';
import { oxlintArguments } from '../../src/check/lint.ts';
import { checkReadmes } from '../../src/check/readmes.ts';
import { runProgram } from '../../src/check/run-steps.ts';
import { checkSizes } from '../../src/check/sizes.ts';
import { checkVersions } from '../../src/check/versions.ts';
import { root, textOf } from '../../src/checkout.ts';
import { copyOfRepository } from './copy-of-repository.js';
import { lintViolations } from './planted-lint-violations.js';
import { besidesLayers, boundaryViolations } from './planted-boundary-violations.js';
import { secondForms, undocumentedUses } from './planted-forbidden-texts.js';

describe('the checks detect planted violations', () => {
  let copy: ReturnType<typeof copyOfRepository>;

  beforeAll(() => {
    copy = copyOfRepository();
    for (const files of Object.values(boundaryViolations)) {
      for (const [file, imported] of Object.entries(files)) {
        copy.write(
          file,
          imported ? `import '${imported}';\nexport const planted = 1;\n` : 'export const planted = 1;\n',
        );
      }
    }
    for (const [file, imported] of Object.entries(besidesLayers)) {
      copy.write(file, `import '${imported}';\nexport const planted = 1;\n`);
    }
    for (const [file, text] of Object.values(lintViolations)) copy.write(file, text);
  }, 600_000);

  afterAll(() => rmSync(copy.dir, { recursive: true, force: true }));

  describe('import boundaries', () => {
    let said: string;
    beforeAll(async () => {
      const { isGood, output } = await checkBoundaries({ where: copy.dir, least: 100_000 });
      expect(isGood).toBe(false);
      said = output;
    }, 600_000);

    it('have a planted violation for every rule', () => {
      expect(Object.keys(boundaryViolations).sort()).toEqual(
        [...new Set(boundaryRules(root).map(({ name }) => name))].sort(),
      );
    });

    it.each(Object.entries(boundaryViolations))('%s', (rule, files) => {
      expect(
        said.split('\n').filter((line) => line.startsWith(`${rule}: ${Object.keys(files)[0]} `)),
      ).not.toEqual([]);
    });

    it.each(['infra/chaos/src/planted/a.ts', 'e2e/support/planted/a.ts'])(
      'find files that import each other among scripts and journeys: %s',
      (file) => {
        expect(said).toContain(`no-cycles: ${file} `);
      },
    );

    it.each([
      ['a folder of the same line', 'services/leads/src/referral/planted-beside.ts'],
      ['a folder without a layer', 'services/leads/src/admin/planted-unlisted.ts'],
      ['from a folder without a layer', 'services/leads/src/planted/planted-unlisted.ts'],
    ])('layers: %s', (_what, file) => {
      expect(said).toContain(`leads-layers: ${file} `);
    });

    it.each(Object.entries(layers))('have layers only for folders that exist: %s', (service, lines) => {
      const source = path.join(root, 'services', service, 'src');
      expect(lines.flat().filter((folder) => !existsSync(path.join(source, folder)))).toEqual([]);
    });

    it('fail when the checker found too few modules', () => {
      expect(said).toContain('the checker itself is broken');
    });
  });

  describe('the linters', () => {
    let found: { file: string; rule: string }[];
    beforeAll(async () => {
      const files = Object.values(lintViolations).map(([file]) => file);
      const inCopy = { cwd: copy.dir };
      const eslint = await runProgram(bin('eslint'), ['--format', 'json', ...files], inCopy);
      const results = JSON.parse(eslint.output) as { filePath: string; messages: { ruleId: string }[] }[];
      const oxlint = await runProgram(
        bin('oxlint'),
        [...oxlintArguments, '--format', 'json', ...files],
        inCopy,
      );
      const { diagnostics } = JSON.parse(oxlint.output) as {
        diagnostics: { filename: string; code: string }[];
      };
      found = [
        ...results.flatMap(({ filePath, messages }) =>
          messages.map(({ ruleId }) => ({ file: path.relative(copy.dir, filePath), rule: ruleId })),
        ),
        ...diagnostics.map(({ filename, code }) => ({
          file: filename,
          rule: code.replace(/^([\w-]+)\((.+)\)$/, '$1/$2'),
        })),
      ];
    }, 600_000);

    it.each(Object.entries(lintViolations))('%s', (rule, [file]) => {
      expect(found.filter((one) => one.file === file).map((one) => one.rule)).toContain(rule.split(',')[0]);
    });
  });

  it('rejects version ranges and second versions of a library, and fails when it finds too few manifests', async () => {
    const manifest = JSON.parse(readFileSync(path.join(copy.dir, 'shell/package.json'), 'utf8'));
    manifest.dependencies.react = '^19.3.1';
    copy.write('shell/package.json', JSON.stringify(manifest));
    const { isGood, output } = await checkVersions({ where: copy.dir, least: 100_000 });
    expect(isGood).toBe(false);
    expect(output).toContain("shell: react is '^19.3.1', not an exact version");
    expect(output).toContain('react has 2 versions');
    expect(output).toContain('the check itself is broken');
  });

  it('rejects a lockfile that names a registry, lacks a platform, duplicates a shared library or lacks a hash', async () => {
    const lock = JSON.parse(textOf('package-lock.json'));
    lock.packages['node_modules/pg'].resolved = 'https://registry.example.org/pg.tgz';
    delete lock.packages['node_modules/@swc/core-darwin-arm64'];
    lock.packages['mfe-booking/node_modules/react'] = { version: '18.0.0' };
    copy.write('package-lock.json', JSON.stringify(lock));
    const { output } = await checkLockfile(copy.dir);
    expect(output).toContain('node_modules/pg names a registry host');
    expect(output).toContain('@swc/core wants @swc/core-darwin-arm64');
    expect(output).toContain('react is installed 2 times');
    expect(output).toContain('mfe-booking/node_modules/react has no integrity');
  });

  it.each([
    ['a library used past its documentation', undocumentedUse, undocumentedUses],
    ['a date or an amount formatted outside the one module', secondForm, secondForms],
  ] as const)('rejects %s, and fails when it finds too few files', async (_what, ban, planted) => {
    for (const [file, text] of planted) copy.write(file, `${text}\n`);
    const { isGood, output } = await checkForbiddenText(ban, { where: copy.dir, least: 100_000 });
    expect(isGood).toBe(false);
    expect(planted.map(([file]) => file).filter((file) => !output.includes(`${file}:1 `))).toEqual([]);
    expect(output).toContain('the check itself is broken');
  });

  it('rejects a document that names a nonexistent file, link, script or contract', async () => {
    const names = [
      '`services/leads/src/booking/planted.ts`',
      '[there](planted-page.md)',
      '`npm run planted`',
      'leads.planted.start.v1',
      'participant L as Leads<br/>services/leads/src/planted-in-diagram.ts',
      '`services/leads/src/planted-folder`',
    ];
    copy.write('infra/docs/planted.md', names.join('\n'));
    const { isGood, output } = await checkDocuments({ where: copy.dir, least: 0 });
    expect(isGood).toBe(false);
    expect(output.split('\n').filter((line) => line.startsWith('infra/docs/planted.md: '))).toEqual([
      'infra/docs/planted.md: services/leads/src/booking/planted.ts does not exist',
      'infra/docs/planted.md: services/leads/src/planted-in-diagram.ts does not exist',
      'infra/docs/planted.md: services/leads/src/planted-folder does not exist',
      'infra/docs/planted.md: the link to planted-page.md is broken',
      'infra/docs/planted.md: npm has no script planted',
      'infra/docs/planted.md: no contract is called leads.planted.start.v1',
    ]);
  });

  it('fails when it finds too few documents', async () => {
    const { output } = await checkDocuments({ where: copy.dir, least: 100_000 });
    expect(output).toContain('the check itself is broken');
  });

  it('rejects a missing README, one without a required heading, and one that names another team', async () => {
    expect(await checkReadmes({ where: copy.dir })).toEqual({ isGood: true, output: '' });
    const text = readFileSync(path.join(copy.dir, 'shell/README.md'), 'utf8');
    copy.write(
      'shell/README.md',
      text.replace('## Its data', '## Data').replace('@valam/front-end', '@planted/front-end'),
    );
    rmSync(path.join(copy.dir, 'e2e/README.md'));
    const { isGood, output } = await checkReadmes({ where: copy.dir, least: 100_000 });
    expect(isGood).toBe(false);
    expect(output).toContain('e2e has no README.md');
    expect(output).toContain('shell/README.md: its headings are not');
    expect(output).toContain('shell/README.md does not name @valam/front-end-platform');
    expect(output).toContain('the check itself is broken');
  });

  it('rejects a decision record without status, one longer than a page, and one missing from the index', async () => {
    expect(await checkDecisionIndex(copy.dir)).toEqual({ isGood: true, output: '' });
    const record = (line: string) => `# 0098 Planted\n\n${line}\n`;
    copy.write('infra/docs/adr/0098-planted.md', record('Accepted, 2026-11-22. A planted decision.'));
    expect((await checkDecisionIndex(copy.dir)).output).toContain('differs from the records');
    copy.write('infra/docs/adr/0098-planted.md', record('We decided to plant.'));
    expect((await checkDecisionIndex(copy.dir)).output).toContain('0098-planted.md: line 3 is not');
    copy.write(
      'infra/docs/adr/0098-planted.md',
      record(`Accepted, 2026-11-22. A planted decision.\n\n${'long '.repeat(601)}`),
    );
    expect((await checkDecisionIndex(copy.dir)).output).toContain('0098-planted.md: 610 words');
  });

  it('rejects a file that is too long, and fails when it finds too few files', async () => {
    copy.write('services/leads/src/planted/long.ts', 'export {};\n'.repeat(401));
    const { output } = await checkSizes({ where: copy.dir, least: 100_000 });
    expect(output).toContain('services/leads/src/planted/long.ts has 402 lines');
    expect(output).toContain('the check itself is broken');
  });
  it('rejects a file with more than thirty imports, however they are wrapped', async () => {
    const imports = Array.from({ length: 31 }, (_, i) =>
      i % 2 ? `import { a${i} } from './a.js';` : `import {\n  a${i},\n} from './a.js';`,
    );
    copy.write('services/leads/src/planted/knows-many.ts', `${imports.join('\n')}\n`);
    copy.write('services/leads/src/planted/knows-thirty.ts', `${imports.slice(1).join('\n')}\n`);
    const { isGood, output } = await checkSizes({ where: copy.dir });
    expect(isGood).toBe(false);
    expect(output).toContain('services/leads/src/planted/knows-many.ts has 31 imports; the limit is 30');
    expect(output).not.toContain('knows-thirty.ts');
  });
});
