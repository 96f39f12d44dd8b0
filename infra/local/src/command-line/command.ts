/** A flag unless it has `takes`. */
export interface Option {
  readonly does: string;
  readonly takes?: string;
  /** The range of a whole number. */
  readonly between?: readonly [least: number, most: number];
  readonly oneOf?: readonly string[];
  /** The default value. */
  readonly usually?: number;
}

export interface Command {
  /** Relative to the root; `help` needs none. */
  readonly program?: string;
  readonly does: string;
  /** Additional text of its `--help`. */
  readonly more?: string;
  /** Positional arguments: `<required>`, `[optional]`, `[any number…]`, or a literal. */
  readonly forms?: readonly string[];
  readonly options?: Readonly<Record<string, Option>>;
  readonly examples: readonly string[];
}
