import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { buildService } from '../build/service.ts';

const builder = path.resolve(import.meta.dirname, '../build/service.ts');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'service-'));
  write('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

const library = (folder: string, version: string): void => {
  write(`${folder}/package.json`, '{"name":"library","type":"module","exports":"./index.js"}');
  write(`${folder}/index.js`, `export const version = '${version}';\n`);
};

const run = (program: string, ...flags: string[]): string =>
  execFileSync(process.execPath, [...flags, path.join(dir, 'dist', program)], { encoding: 'utf8', env: {} });

/** In a separate process, like the real build. */
function build(options: Parameters<typeof buildService>[1] = {}): void {
  const program = `import { buildService } from ${JSON.stringify(builder)};
    await buildService(${JSON.stringify(dir)}, ${JSON.stringify(options)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
}

describe('the build of a service', () => {
  it('bundles sources, and imports libraries from node_modules', () => {
    library('node_modules/library', '1');
    write('src/main.ts', "export {};\nawait import('./seats/seats.service.js');\n");
    write(
      'src/seats/seats.service.ts',
      "import { version } from 'library';\nimport { word } from '../../sample/word.js';\nconsole.log(`${word} ${version}`);\n",
    );
    write('sample/word.ts', "export const word: string = 'shiva';\n");
    build();
    expect(run('main.js')).toBe('shiva 1\n');
    library('node_modules/library', '2');
    expect(run('main.js')).toBe('shiva 2\n');
  });

  it('loads one copy of a library that another one requires at run time', () => {
    write('node_modules/typeorm/package.json', '{"name":"typeorm","main":"./index.js"}');
    write(
      'node_modules/typeorm/index.js',
      'globalThis.copies = (globalThis.copies ?? 0) + 1;\nexports.copies = () => globalThis.copies;\n',
    );
    write(
      'node_modules/@nestjs/typeorm/package.json',
      '{"name":"@nestjs/typeorm","type":"module","exports":"./index.js"}',
    );
    write(
      'node_modules/@nestjs/typeorm/index.js',
      "import { createRequire } from 'node:module';\nexport const same = createRequire(import.meta.url)('typeorm').copies;\n",
    );
    write(
      'src/main.ts',
      "import { same } from '@nestjs/typeorm';\nimport { copies } from 'typeorm';\nconsole.log(copies(), same === copies);\n",
    );
    build();
    expect(run('main.js')).toBe('1 true\n');
  });

  it('refuses a library that would load a second copy of a bundled one', () => {
    library('node_modules/library', '1');
    write(
      'node_modules/library/package.json',
      '{"name":"library","type":"module","exports":"./index.js","dependencies":{"between":"1"}}',
    );
    write('node_modules/between/package.json', '{"name":"between","peerDependencies":{"rxjs":"7"}}');
    write('src/main.ts', "export { version } from 'library';\n");
    expect(() => build()).toThrow(/second copy of rxjs/);
  });

  it('loads only the used part of a Node module', () => {
    write(
      'src/main.ts',
      "import { createServer } from 'node:http';\nconsole.log(typeof createServer, process.moduleLoadList.some((name) => name.includes('undici/undici')));\n",
    );
    build();
    expect(run('main.js')).toBe('function false\n');
  });

  it('places programs and copied folders where the code resolves them', () => {
    write(
      'src/main.ts',
      "import { Worker } from 'node:worker_threads';\nnew Worker(new URL('./helper.js', import.meta.url));\n",
    );
    write(
      'src/deep/helper.ts',
      "import { readFileSync } from 'node:fs';\nconsole.log(readFileSync(new URL('./texts/a.txt', import.meta.url), 'utf8'));\n",
    );
    write('sample/texts/a.txt', 'a text');
    build({
      programs: { main: './src/main.ts', helper: './src/deep/helper.ts' },
      copied: ['sample/texts'],
    });
    expect(run('main.js')).toBe('a text\n');
  });

  it('keeps the exports of a program', async () => {
    write('src/thread.ts', 'export default (sum: number): number => sum * 2;\n');
    build({ programs: { thread: './src/thread.ts' } });
    const { default: double } = (await import(path.join(dir, 'dist/thread.js'))) as {
      default: (sum: number) => number;
    };
    expect(double(4)).toBe(8);
  });

  it('keeps equal class names of two files, and the types of constructor parameters', () => {
    write(
      'src/main.ts',
      [
        "import { Seat } from './a.js';",
        "import { Seat as Other } from './b.js';",
        'const mark = (_class: unknown): void => {};',
        'const types: unknown[][] = [];',
        "Object.assign(Reflect, { metadata: (key: string, value: unknown[]) => () => void (key === 'design:paramtypes' && types.push(value)) });",
        '@mark class Booking { constructor(readonly seat: Seat, readonly other: Other) {} }',
        'console.log(Booking.name, Seat.name, Other.name, types[0]?.[0] === Seat, types[0]?.[1] === Other);',
      ].join('\n'),
    );
    write('src/a.ts', 'export class Seat {}\n');
    write('src/b.ts', 'export class Seat {}\n');
    build();
    expect(run('main.js')).toBe('Booking Seat Seat true true\n');
  });

  it('has only ASCII characters and unchanged strings', () => {
    write('src/main.ts', "// → a comment\nexport {};\nconsole.log('“Nāga” – 0 → ✓');\n");
    build();
    expect(run('main.js')).toBe('“Nāga” – 0 → ✓\n');
    expect(readFileSync(path.join(dir, 'dist/main.js'), 'utf8')).toMatch(/^[\0-\x7f]*$/);
  });

  it('has source maps for stack traces', () => {
    write('src/main.ts', "await import('./late.js');\nexport {};\n");
    write(
      'src/late.ts',
      "\n\nexport const place: string = new Error('here').stack ?? '';\nconsole.log(place);\n",
    );
    build();
    expect(run('main.js', '--enable-source-maps')).toContain('/src/late.ts:3:');
  });

  it('refuses a library that would resolve to another version, and keeps the previous build', () => {
    write('src/main.ts', "console.log('before');\n");
    build();
    library('node_modules/library', '1');
    library('src/kit/node_modules/library', '2');
    write('src/kit/version.ts', "export { version } from 'library';\n");
    write('src/main.ts', "export { version } from './kit/version.js';\n");
    expect(() => build()).toThrow(/imports library from/);
    expect(run('main.js')).toBe('before\n');
    expect(existsSync(path.join(dir, 'dist'))).toBe(true);
  });
});
