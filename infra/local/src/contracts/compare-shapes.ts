/**
 * Which changes of a shape break clients that still use the old one.
 *
 * `accepts`: the shape of something we receive. Old senders remain, so it may only become wider.
 * `gives`: the shape of something we send. Old readers remain, so it may only become narrower. New readers also meet
 * old senders, during a deploy, after a rollback and in replayed events: new properties may be missing.
 */
export type Role = 'accepts' | 'gives';

type Limit =
  | 'minLength'
  | 'minimum'
  | 'exclusiveMinimum'
  | 'minItems'
  | 'maxLength'
  | 'maximum'
  | 'exclusiveMaximum'
  | 'maxItems';

/** The subset of JSON Schema that is compared. */
export interface Shape extends Partial<Record<Limit, number>> {
  type?: string | string[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape | boolean;
  additionalProperties?: Shape | boolean;
  /** Used by readers when the value is missing. */
  default?: unknown;
}

const lowerLimits: readonly Limit[] = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const upperLimits: readonly Limit[] = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];

/** `string | null` comes as a list of types, other unions as a list of shapes. */
function optionsOf(shape: Shape): Shape[] {
  if (!Array.isArray(shape.type)) return shape.anyOf ?? shape.oneOf ?? [shape];
  return shape.type.map((type) => (type === 'null' ? { type } : { ...shape, type }));
}

const typeOf = ({ type }: Shape): string | undefined => (Array.isArray(type) ? type.join(',') : type);

const valuesOf = (shape: Shape): unknown[] | undefined => ('const' in shape ? [shape.const] : shape.enum);

function compareProperties(before: Shape, after: Shape, at: string, role: Role): string[] {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const [neededBefore, neededNow] = [before.required ?? [], after.required ?? []];
  const breaks: string[] = [];
  for (const [name, oldShape] of Object.entries(old)) {
    const place = at ? `${at}.${name}` : name;
    const nowShape = now[name];
    if (!nowShape) breaks.push(`${place} was removed`);
    else {
      if (role === 'gives' && neededBefore.includes(name) && !neededNow.includes(name))
        breaks.push(`${place} may be missing now`);
      breaks.push(...compareShapes(oldShape, nowShape, place, role));
    }
  }
  return [...breaks, ...compareRequired(before, after, at, role)];
}

/** Required properties that senders of the old shape do not send. */
function compareRequired(before: Shape, after: Shape, at: string, role: Role): string[] {
  const added = (after.required ?? []).filter((name) => !before.required?.includes(name));
  const place = (name: string) => (at ? `${at}.${name}` : name);
  if (role === 'accepts') return added.map((name) => `${place(name)} is required now`);
  return added
    .filter((name) => !before.properties?.[name] && after.properties?.[name]?.default === undefined)
    .map((name) => `${place(name)} is new and required: who sends the old shape leaves it out`);
}

function compareLimits(before: Shape, after: Shape, at: string, role: Role): string[] {
  const [sent, read] = role === 'accepts' ? [before, after] : [after, before];
  const word = role === 'accepts' ? 'now' : 'for those who read it';
  const breaks: string[] = [];
  for (const limit of lowerLimits) {
    const [least, needed] = [sent[limit], read[limit]];
    if (needed !== undefined && (least === undefined || needed > least))
      breaks.push(`${at}: ${limit} is ${needed} ${word}`);
  }
  for (const limit of upperLimits) {
    const [most, allowed] = [sent[limit], read[limit]];
    if (allowed !== undefined && (most === undefined || allowed < most))
      breaks.push(`${at}: ${limit} is ${allowed} ${word}`);
  }
  if (read.pattern !== undefined && read.pattern !== sent.pattern)
    breaks.push(`${at}: the pattern has changed`);
  if (read.format !== undefined && read.format !== sent.format)
    breaks.push(`${at}: must be a ${read.format} ${word}`);
  return breaks;
}

function compareValues(before: Shape, after: Shape, at: string, role: Role): string[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const [wide, narrow] = role === 'accepts' ? [old, now] : [now, old];
  if (!narrow) return [];
  const word = role === 'accepts' ? 'is no longer accepted' : 'is new to those who read it';
  if (!wide)
    return [
      `${at}: ${role === 'accepts' ? 'only listed values are accepted now' : 'values beyond the list are possible now'}`,
    ];
  return wide
    .filter((value) => !narrow.includes(value))
    .map((value) => `${at}: ${JSON.stringify(value)} ${word}`);
}

function compareOptions(before: Shape, after: Shape, at: string, role: Role): string[] {
  const [old, now] = [optionsOf(before), optionsOf(after)];
  const [those, these] = role === 'accepts' ? [old, now] : [now, old];
  const fits = (option: Shape, other: Shape) =>
    (role === 'accepts' ? compareShapes(option, other, at, role) : compareShapes(other, option, at, role))
      .length === 0;
  const lost = those.filter((option) => !these.some((other) => fits(option, other)));
  const word = role === 'accepts' ? 'is no longer accepted' : 'is new to those who read it';
  return lost.map((option) => `${at}: ${typeOf(option) ?? JSON.stringify(option).slice(0, 60)} ${word}`);
}

const hasOptions = (shape: Shape) => Boolean(shape.anyOf ?? shape.oneOf) || Array.isArray(shape.type);

function hasChangedType(before: Shape, after: Shape, role: Role) {
  const acceptsAnythingNow = role === 'accepts' && after.type === undefined && !valuesOf(after);
  return before.type !== after.type && !acceptsAnythingNow;
}

/** The values of a record and the elements of a list. */
function compareContents(before: Shape, after: Shape, at: string, role: Role) {
  const breaks: string[] = [];
  for (const [part, sign] of [
    ['items', '[]'],
    ['additionalProperties', '[…]'],
  ] as const) {
    const [old, now] = [before[part], after[part]];
    if (typeof old === 'object' && typeof now === 'object')
      breaks.push(...compareShapes(old, now, `${at}${sign}`, role));
  }
  return breaks;
}

/** @returns descriptions of all breaking changes */
export function compareShapes(before: Shape, after: Shape, at: string, role: Role): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (hasOptions(before) || hasOptions(after)) return compareOptions(before, after, at, role);
  if (hasChangedType(before, after, role)) {
    return [
      `${at || 'the message'} was ${typeOf(before) ?? 'anything'} and is ${typeOf(after) ?? 'anything'} now`,
    ];
  }
  return [
    ...compareValues(before, after, at, role),
    ...(before.type === 'object' ? compareProperties(before, after, at, role) : []),
    ...compareContents(before, after, at, role),
    ...compareLimits(before, after, at, role),
  ];
}
