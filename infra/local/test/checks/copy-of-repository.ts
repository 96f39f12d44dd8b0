import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../src/checkout.ts';

const leftOut =
  /^(services\/[^/]+\/sample|infra\/(docker|kubernetes)|packages\/ui\/assets|packages\/contracts\/released)\//;

/** Symlinks every entry of node_modules, except workspace packages: those point to the copy. */
function linkDependencies(copy: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(copy, 'node_modules');
  mkdirSync(path.join(to, '@valam'), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== '@valam')) {
    symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of ['contracts', 'service-kit', 'ui', 'mfe-kit', 'registry', 'testing', 'config']) {
    symlinkSync(path.join(copy, 'packages', name), path.join(to, '@valam', name));
  }
  symlinkSync(path.join(copy, 'infra/local'), path.join(to, '@valam/local'));
}

/** A copy of the working tree that tests may modify. */
export function copyOfRepository(): { dir: string; write: (file: string, text: string) => void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'valam copy '));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name && !leftOut.test(name))) {
    cpSync(path.join(root, file), path.join(dir, file), {
      recursive: true,
      force: true,
      dereference: false,
      errorOnExist: false,
    });
  }
  linkDependencies(dir);
  return {
    dir,
    write(file, text) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    },
  };
}
