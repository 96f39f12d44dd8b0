/**
 * What of a change of shape would hurt those who still use the old one.
 *
 * `accepts`: the shape of something we are sent. Old senders go on, so it may only become wider.
 * `gives`: the shape of something we send. Old readers go on, so it may only become narrower.
 */
export type Role = 'accepts' | 'gives';

const lowerLimits = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const upperLimits = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];

/** `string | null` comes as a list of types, other unions as a list of shapes. */
function optionsOf(shape: any): any[] {
  if (!Array.isArray(shape.type)) return shape.anyOf ?? shape.oneOf ?? [shape];
  return shape.type.map((type: string) => (type === 'null' ? { type } : { ...shape, type }));
}

const valuesOf = (shape: any): unknown[] | undefined => ('const' in shape ? [shape.const] : shape.enum);

function compareProperties(before: any, after: any, at: string, role: Role): string[] {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const [neededBefore, neededNow] = [before.required ?? [], after.required ?? []];
  const breaks = [];
  for (const name of Object.keys(old)) {
    const place = at ? `${at}.${name}` : name;
    if (!(name in now)) breaks.push(`${place} was removed`);
    else {
      if (role === 'gives' && neededBefore.includes(name) && !neededNow.includes(name))
        breaks.push(`${place} may be missing now`);
      breaks.push(...compareShapes(old[name], now[name], place, role));
    }
  }
  if (role === 'accepts') {
    const added = neededNow.filter((name: string) => !neededBefore.includes(name));
    breaks.push(...added.map((name: string) => `${at ? `${at}.` : ''}${name} is required now`));
  }
  return breaks;
}

function compareLimits(before: any, after: any, at: string): string[] {
  const breaks = [];
  for (const limit of lowerLimits) {
    if (after[limit] !== undefined && (before[limit] === undefined || after[limit] > before[limit]))
      breaks.push(`${at}: ${limit} is ${after[limit]} now`);
  }
  for (const limit of upperLimits) {
    if (after[limit] !== undefined && (before[limit] === undefined || after[limit] < before[limit]))
      breaks.push(`${at}: ${limit} is ${after[limit]} now`);
  }
  if (after.pattern !== undefined && after.pattern !== before.pattern)
    breaks.push(`${at}: the pattern has changed`);
  if (after.format !== undefined && after.format !== before.format)
    breaks.push(`${at}: must be a ${after.format} now`);
  return breaks;
}

function compareValues(before: any, after: any, at: string, role: Role): string[] {
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

function compareOptions(before: any, after: any, at: string, role: Role): string[] {
  const [old, now] = [optionsOf(before), optionsOf(after)];
  const [those, these] = role === 'accepts' ? [old, now] : [now, old];
  const fits = (option: any, other: any) =>
    (role === 'accepts' ? compareShapes(option, other, at, role) : compareShapes(other, option, at, role))
      .length === 0;
  const lost = those.filter((option) => !these.some((other) => fits(option, other)));
  const word = role === 'accepts' ? 'is no longer accepted' : 'is new to those who read it';
  return lost.map((option) => `${at}: ${option.type ?? JSON.stringify(option).slice(0, 60)} ${word}`);
}

const hasOptions = (shape: any) => Boolean(shape.anyOf ?? shape.oneOf) || Array.isArray(shape.type);

function hasChangedType(before: any, after: any, role: Role) {
  const acceptsAnythingNow = role === 'accepts' && after.type === undefined && !valuesOf(after);
  return before.type !== after.type && !acceptsAnythingNow;
}

/** The values of a record and the elements of a list. */
function compareContents(before: any, after: any, at: string, role: Role) {
  const breaks = [];
  for (const [part, sign] of [
    ['items', '[]'],
    ['additionalProperties', '[…]'],
  ]) {
    const [old, now] = [before[part ?? ''], after[part ?? '']];
    const areBoth = old && now && typeof old === 'object' && typeof now === 'object';
    if (areBoth) breaks.push(...compareShapes(old, now, `${at}${sign}`, role));
  }
  return breaks;
}

/** @returns every break, in words */
export function compareShapes(before: any, after: any, at: string, role: Role): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (hasOptions(before) || hasOptions(after)) return compareOptions(before, after, at, role);
  if (hasChangedType(before, after, role)) {
    return [`${at || 'the message'} was ${before.type ?? 'anything'} and is ${after.type ?? 'anything'} now`];
  }
  return [
    ...compareValues(before, after, at, role),
    ...(before.type === 'object' ? compareProperties(before, after, at, role) : []),
    ...compareContents(before, after, at, role),
    ...(role === 'accepts' ? compareLimits(before, after, at) : []),
  ];
}
