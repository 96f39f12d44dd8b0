import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'source-maps-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function built(file: string): string {
  const place = path.join(dir, file);
  mkdirSync(path.dirname(place), { recursive: true });
  const map = { version: 3, sources: ['original.ts'], names: [], mappings: 'AAAA' };
  writeFileSync(`${place}.map`, JSON.stringify(map));
  writeFileSync(place, `export const value = 1;\n//# sourceMappingURL=${path.basename(place)}.map\n`);
  return place;
}

it('source maps are read for the project, not for libraries', () => {
  const files = [built('service/book.mjs'), built('node_modules/library/index.mjs')];
  const kit = path.join(import.meta.dirname, 'source-maps.ts');
  const program = `
    import { findSourceMap } from 'node:module';
    import { mapOwnSources } from ${JSON.stringify(kit)};
    mapOwnSources();
    const files = ${JSON.stringify(files)};
    await Promise.all(files.map((file) => import(file)));
    console.log(JSON.stringify(files.map((file) => findSourceMap(file) !== undefined)));
  `;
  const said = execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
    { encoding: 'utf8', env: {} },
  );
  expect(JSON.parse(said)).toEqual([true, false]);
});
