import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

type Rule = IRegularForbiddenRuleType;

/** The folders of a service from the ground up. Folders on one line do not know each other. */
type Floors = readonly (readonly string[])[];

/**
 * Inside a service imports only go down: a folder imports folders of the lines above it in this list, so that no two
 * folders ever need each other. A folder that is not listed may neither import another one nor be imported.
 */
export const floors: Readonly<Record<string, Floors>> = {
  leads: [
    ['database', 'link', 'migrations'],
    ['terms'],
    ['mail'],
    ['lead'],
    ['departure', 'newsletter', 'referral'],
    ['booking'],
    ['refund'],
    ['payment'],
    ['checkout', 'review'],
    ['quote', 'waitlist'],
    ['document', 'roster'],
    ['person'],
    ['admin'],
  ],
};

/** Folders that still import upward. They are not checked. */
const notYetClean: Readonly<Record<string, readonly string[]>> = {
  leads: [
    'booking',
    'departure',
    'document',
    'lead',
    'mail',
    'payment',
    'quote',
    'refund',
    'review',
    'roster',
  ],
};

const oneOf = (folders: readonly string[]): string => `(?:${folders.join('|')})`;

/** One rule for each folder, all by one name: where it may not lead. */
function floorRules(service: string, lines: Floors): Rule[] {
  const source = `^services/${service}/src/`;
  const listed = lines.flat();
  const exempt = notYetClean[service] ?? [];
  const forbid = (from: string, to: string): Rule => ({
    name: `${service}-floors`,
    comment: 'Folders of a service import downward only: packages/config/boundaries/floors.ts.',
    severity: 'error',
    from: { path: `${source}${from}`, pathNot: '\\.test\\.ts$' },
    to: { path: `${source}${to}`, pathNot: `${source}$1/` },
  });
  const unlisted = `(?!${oneOf(listed)}/)[^/]+/`;
  return [
    forbid('([^/]+)', unlisted),
    forbid(`((?!${oneOf(listed)}/)[^/]+)/`, '[^/]+/'),
    ...lines.flatMap((line, floor) => {
      const upward = lines.slice(floor).flat();
      return line
        .filter((folder) => !exempt.includes(folder))
        .map((folder) => forbid(`(${folder})/`, `${oneOf(upward)}/`));
    }),
  ];
}

export const allFloorRules = (): Rule[] =>
  Object.entries(floors).flatMap(([service, lines]) => floorRules(service, lines));
