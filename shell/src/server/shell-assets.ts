import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellAsset } from '../render/protocol';

/** The scripts of the shell's client build, from the list that the build wrote. */
export function readShellAssets(clientFolder: string): readonly ShellAsset[] {
  return JSON.parse(readFileSync(path.join(clientFolder, 'entry.json'), 'utf8')) as ShellAsset[];
}
