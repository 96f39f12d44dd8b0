import { settingProblem } from '@valam/contracts/shared/setting-problem';
import * as z from 'zod/mini';

export type Env = Readonly<Record<string, string | undefined>>;

/** Lists all problems of a configuration at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
  }
}

/** Parses settings; throws one `ConfigError` that lists every problem. An empty value counts as unset. */
export function readConfig<S extends z.core.$ZodType>(schema: S, env: Env): z.output<S> {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.safeParse(schema, set);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => settingProblem(issue, set)));
}

/** Parses several schemas from one environment and reports all their problems together. */
export function readConfigs<A extends z.core.$ZodType, B extends z.core.$ZodType>(
  first: A,
  second: B,
  env: Env,
): [z.output<A>, z.output<B>] {
  const problems: string[] = [];
  const read = <S extends z.core.$ZodType>(schema: S): z.output<S> | undefined => {
    try {
      return readConfig(schema, env);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const [a, b] = [read(first), read(second)];
  if (problems.length > 0) throw new ConfigError([...new Set(problems)]);
  return [a as z.output<A>, b as z.output<B>];
}
