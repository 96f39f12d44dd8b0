// Builds the workbench: every primitive in every state, as static files.
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const here = path.dirname(fileURLToPath(import.meta.url));
const out = path.join(here, 'dist');

const compiler = rspack({
  mode: 'development',
  devtool: false,
  target: 'web',
  context: here,
  entry: './main.tsx',
  output: { path: out, filename: 'workbench.js', publicPath: 'auto', clean: true },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.ts', '.js'] },
    conditionNames: ['source', 'browser', 'import', 'module', 'default'],
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: true } },
            target: 'es2022',
          },
        },
      },
    ],
  },
});

const stats = await new Promise((resolve, reject) => {
  compiler.run((error, result) => (error ? reject(error) : resolve(result)));
});
await new Promise((resolve) => compiler.close(resolve));
if (stats.hasErrors()) {
  process.stderr.write(stats.toString({ all: false, errors: true }));
  process.exit(1);
}
await mkdir(out, { recursive: true });
await cp(path.join(here, '../assets/fonts'), path.join(out, 'fonts'), { recursive: true });
await writeFile(
  path.join(out, 'index.html'),
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Workbench</title></head><body><div id="root"></div><script src="workbench.js"></script></body></html>\n',
);
process.stdout.write(`Workbench: ${path.join(out, 'index.html')}\n`);
