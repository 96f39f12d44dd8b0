import { loggableError, withoutSecrets } from '@valam/contracts/shared/loggable-error';

/** All units share one setting; `trace` and `fatal` are levels of other units. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Log = Readonly<
  Record<'debug' | 'info' | 'warn' | 'error', (message: string, facts?: Record<string, unknown>) => void>
>;

/** Redacts personal data and links in errors and texts. */
const safe = (value: unknown): unknown =>
  value instanceof Error ? loggableError(value) : typeof value === 'string' ? withoutSecrets(value) : value;

const safely = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, safe(value)]));

/** One line of JSON per event. */
export function createLog(level: LogLevel, write = (line: string) => process.stdout.write(line)): Log {
  const least = logLevels.indexOf(level);
  const at =
    (name: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, facts: Record<string, unknown> = {}): void => {
      if (logLevels.indexOf(name) < least) return;
      write(
        `${JSON.stringify({ level: name, time: new Date().toISOString(), unit: 'shell', msg: message, ...safely(facts) })}\n`,
      );
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
