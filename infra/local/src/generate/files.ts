import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { UserError } from '../user-error.ts';

/** Writes formatted files to a checkout and refuses to overwrite. */
export function filesOf(where: string) {
  const touched: string[] = [];
  const at = (file: string) => path.join(where, file);

  async function write(file: string, text: string) {
    const options = (await resolveConfig(at(file))) ?? {};
    const { inferredParser } = await getFileInfo(at(file));
    const formatted = inferredParser ? await format(text, { ...options, filepath: at(file) }) : text;
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), formatted);
    if (!touched.includes(file)) touched.push(file);
  }

  return {
    touched,
    exists: (file: string) => existsSync(at(file)),
    find: (pattern: string) => globSync(pattern, { cwd: where }).sort(),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    async create(file: string, text: string) {
      if (existsSync(at(file))) throw new UserError(`${file} is there already.`);
      await write(file, text);
    },
    async change(file: string, change: (text: string) => string) {
      await write(file, change(readFileSync(at(file), 'utf8')));
    },
  };
}

export type Files = ReturnType<typeof filesOf>;

/** Inserts an import before the first one of a file. */
export const withImport = (text: string, line: string) =>
  text.includes(line) ? text : text.replace(/^import /m, `${line}\nimport `);
