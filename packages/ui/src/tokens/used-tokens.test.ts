import { describe, expect, it } from '@jest/globals';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globalCss } from './global-css';

const root = path.resolve(import.meta.dirname, '../../../..');
const folders = globSync(['packages/ui/src', 'shell/src', 'mfe-*/src'], { cwd: root });

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(path.join(root, folder, file), 'utf8'),
    })),
);

/** A custom property used without a fallback: without a value the whole declaration is invalid. Radix sets its own. */
const used = /var\((--(?!radix-)[a-z][a-z0-9-]*)\)/g;
const set = /(--[a-z][a-z0-9-]*)['"]?\s*:/g;

describe('a custom property', () => {
  it('is set somewhere if it is used without a fallback', () => {
    const known = new Set(
      [globalCss, ...sources.map(({ text }) => text)].flatMap((text) =>
        [...text.matchAll(set)].map(([, name]) => name),
      ),
    );
    const unknown = sources.flatMap(({ file, text }) =>
      [...text.matchAll(used)].filter(([, name]) => !known.has(name)).map(([, name]) => `${file}: ${name}`),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });
});
