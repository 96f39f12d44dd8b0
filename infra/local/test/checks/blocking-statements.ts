/** Statements that block or break running versions, with the replacement to use. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/^create (?:unique )?index (?!concurrently)/, 'holds up every write until it is complete: indexMigration'],
  [/^drop index (?!concurrently)/, 'needs its table for itself, and all wait behind it: indexMigration'],
  [
    /^(?:update|delete from) |^with\b.*\b(?:update \w+ (?:as \w+ )?set|delete from) /,
    'holds the rows that it changes until the last one: a job, in batches',
  ],
  [/^do\b/, 'is not read by this check: the statements themselves, or a job'],
  [/^truncate\b/, 'takes away what the version before reads'],
  [/^drop table|\bdrop column\b/, 'takes away what the version before reads'],
  [/\brename\b/, 'takes away what the version before reads: add the new one beside it'],
  [/\balter (?:column )?\w+ (?:set data )?type\b/, 'writes the whole table again: add a column beside it'],
  [
    /\balter (?:column )?\w+ set not null\b/,
    'reads the whole table, and refuses what the version before writes',
  ],
  [
    /\badd (?:column )?(?:if not exists )?\w+ (?!.*\bdefault\b)[^,]*\bnot null\b/,
    'refuses what the version before writes: a default',
  ],
  [/\bgenerated always as (?!identity)/, 'writes the whole table again: a column that the code fills'],
  [
    /\badd (?:column )?(?:if not exists )?\w+ [^,]*(?:\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b|\bas identity\b|\b(?:small|big)?serial\b)/,
    'writes the whole table again, a value for each row: a column that the code fills',
  ],
  [
    /\badd (?:column )?(?:if not exists )?(?!constraint\b)\w+ [^,]*\bcheck\b/,
    'reads the whole table: a constraint of its own, not valid, and validate it in the next migration',
  ],
  [
    /\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/,
    'reads the whole table: not valid, and validate it in the next migration',
  ],
  [
    /\badd (?:constraint \w+ )?(?:unique|primary key) \(/,
    'holds up every write: a unique index by indexMigration',
  ],
];

const withoutBodies = (sql: string): string =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\$\$[\s\S]*?\$\$/g, '');

const tableOf = (statement: string): string | undefined =>
  /^(?:alter table (?:only )?|update |delete from |drop table (?:if exists )?)(\w+)/.exec(statement)?.[1] ??
  /^create (?:unique )?index .*?\bon (\w+)/.exec(statement)?.[1];

/** The statements that block or break a running version. A table created by the same migration is not in use yet. */
export function blockingStatements(sql: string): string[] {
  const statements = withoutBodies(sql)
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  const fresh = new Set(
    statements.map((one) => /^create (?:unlogged |temporary )?table (\w+)/.exec(one)?.[1]),
  );
  return statements
    .filter((statement) => !fresh.has(tableOf(statement) ?? ''))
    .flatMap((statement) =>
      refused.filter(([form]) => form.test(statement)).map(([, why]) => `${statement.slice(0, 80)}: ${why}`),
    );
}
