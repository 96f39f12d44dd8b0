/** Loggable fields of an error. No other field reaches a log. */
export interface LoggableError {
  readonly type: string;
  readonly message?: string;
  /** A code such as `ECONNREFUSED`, or the SQLSTATE. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly stack?: string;
  readonly cause?: LoggableError;
}

const longestMessage = 300;
const longestStack = 4_000;
const deepestCause = 3;

/** The message or fields of a database error include the statement, its parameters and the affected row. */
const isFromDatabase = (error: object): boolean =>
  'driverError' in error || ('severity' in error && 'routine' in error);

const secretPatterns: readonly (readonly [RegExp, string])[] = [
  // Parsers quote the input in their messages.
  [/"[^"\n]*"/g, '"…"'],
  [/`[^`\n]*`/g, '`…`'],
  [/'(?![\w.$-]{1,40}')[^'\n]*'/g, "'…'"],
  // Paths include the tokens of private links; file names in a stack do not begin with a host.
  [/\b(https?|smtps?|nats|postgres(?:ql)?):\/\/[^\s)]*/g, '$1://…'],
  [/(?<![^\s<>"'(@])[^\s<>"'(@]+@[^\s<>"')@]+/g, '[email]'],
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}/g, '[token]'],
];

/** A sentence without user input, addresses and tokens. */
export function withoutSecrets(text: string): string {
  return secretPatterns.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
}

/** The lines of a stack with code locations; the lines before them repeat the message. */
function placesOf(stack: string): string {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return places.join('\n').slice(0, longestStack);
}

const textIn = (error: object, name: string): string | undefined => {
  const value = (error as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : undefined;
};

/** The only way in which errors reach logs, in every unit: an allow-list, without values of statements and forms. */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: withoutSecrets(String(error)).slice(0, longestMessage) };
  const { name, message, stack, cause } = error as Partial<Error>;
  const fields = {
    message: isFromDatabase(error) || !message ? undefined : withoutSecrets(message).slice(0, longestMessage),
    code: textIn(error, 'code'),
    constraint: textIn(error, 'constraint'),
    table: textIn(error, 'table'),
    stack: typeof stack === 'string' ? placesOf(stack) : undefined,
    cause: cause !== undefined && depth < deepestCause ? loggableError(cause, depth + 1) : undefined,
  };
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { type: error.constructor?.name ?? name ?? 'Error', ...Object.fromEntries(present) };
}

/** The same as one text, for a column with the reason of a failure. */
export function errorText(error: unknown): string {
  const { type, message, code, constraint, table, stack } = loggableError(error);
  const facts = [
    message,
    code && `code ${code}`,
    constraint && `constraint ${constraint}`,
    table && `table ${table}`,
  ];
  return [`${type}: ${facts.filter(Boolean).join(', ')}`, stack].filter(Boolean).join('\n');
}
