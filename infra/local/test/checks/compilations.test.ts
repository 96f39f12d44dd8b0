import { expect, it } from '@jest/globals';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compilations } from '../../src/check/types.ts';
import { root } from '../../src/checkout.ts';

const filesOf = (project: string): string[] => {
  const file = path.join(root, project);
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file)).fileNames;
};

const inEditors = globSync(['{packages,services,infra}/*/tsconfig.json', '{shell,mfe-*,e2e}/tsconfig.json'], {
  cwd: root,
});

it('every file that editors type-check belongs to exactly one of the compilations', () => {
  const checked = Object.values(compilations).flatMap(filesOf);
  expect(inEditors.length).toBeGreaterThan(20);
  const edited = inEditors.filter((file) => existsSync(path.join(root, file))).flatMap(filesOf);
  const missed = [...new Set(edited)].filter((file) => !checked.includes(file) && !file.includes('/dist/'));
  expect(missed).toEqual([]);
  expect(checked.length).toBe(new Set(checked).size);
});
