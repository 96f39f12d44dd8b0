/** Port to the codes of partners. */
export abstract class CodeLookup {
  /**
   * Looks up a code that only catalog knows, in a transaction of its own. Without an answer the code stays
   * unknown.
   */
  abstract ensureKnown(code: string): Promise<void>;
}
