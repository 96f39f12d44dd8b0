import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Zod's message if a schema has no message and no locale is loaded. */
const unworded = 'Invalid input';

const formats: Readonly<Record<string, string>> = {
  email: 'Invalid email address',
  uuid: 'This is not a valid id.',
  date: 'Write a date like 2027-02-06.',
  datetime: 'Write a date and time like 2027-02-06T09:30:00Z.',
};

/** Messages for a value of a wrong type. */
const types: Readonly<Record<string, string>> = {
  string: 'Send a text.',
  number: 'Send a number.',
  int: 'Send a whole number.',
  boolean: 'Send true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
  record: 'Send an object.',
};

/** Describes a problem with one field for the sender. `value` is the whole parsed value. */
export function fieldMessage(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_union') {
    const parts = issue.errors.flat().filter((part) => !isLeftEmpty(part));
    const inner = parts.map((part) => fieldMessage(part, valueAt(value, issue.path)));
    return inner.find((message) => message !== unworded) ?? 'This value is not valid.';
  }
  if (issue.message !== unworded) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(value, issue.path) == null
        ? 'This field is required.'
        : (types[issue.expected] ?? 'This value is not valid.');
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `At most ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'too_small':
      return `At least ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This value has the wrong format.';
    default:
      return 'This value is not valid.';
  }
}

/** The alternative of a form's field that was left empty: a message about it would offer nothing to choose. */
const isLeftEmpty = (issue: Issue): boolean =>
  issue.code === 'invalid_value' && issue.values.every((value) => value === '');

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
