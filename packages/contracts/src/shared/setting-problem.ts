import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Zod's message if a schema has no message and no locale is loaded. */
const unworded = 'Invalid input';

/**
 * Describes a problem with one environment variable, including what to set. `given`: the variables that are
 * set.
 */
export function settingProblem(issue: Issue, given: Readonly<Record<string, unknown>>): string {
  const name = issue.path.map(String).join('.') || 'The environment';
  const isMissing = issue.path.length === 1 && !(name in given);
  if (isMissing && issue.code === 'invalid_type') return `${name} is missing. Set it.`;
  const words = issue.message === unworded ? wordsOf(issue) : issue.message;
  return isMissing ? `${name} is missing: ${words}` : `${name}: ${words}`;
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'url'
        ? 'must be an address such as https://www.example.org'
        : `must be a valid ${issue.format}`;
    default:
      return 'has a value that cannot be used';
  }
}

const unitOf = (origin: string): string => (origin === 'string' ? ' characters long' : '');
