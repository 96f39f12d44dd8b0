import type { commands } from './commands.mjs';

export type Name = keyof typeof commands;

type OptionsOf<N extends Name> = (typeof commands)[N] extends { options: infer Options } ? Options : unknown;

type Value<Declared> = Declared extends { takes: string }
  ? | (Declared extends { between: unknown } ? number : string)
    | (Declared extends { usually: number } ? never : undefined)
  : boolean;

/** The parsed arguments of a command, typed by its declaration. */
export interface Given<N extends Name> {
  words: string[];
  options: { [Option in keyof OptionsOf<N>]: Value<OptionsOf<N>[Option]> };
}
