/** Port to the codes of partners. */
export abstract class CodeLookup {
  /** Looks up a code that only catalog knows, in a transaction of its own; throws while catalog is unavailable. */
  abstract ensureKnown(code: string): Promise<void>;
}
