/** Letters and digits that are not confused when read aloud: no 0 O, 1 I L, 5 S, 8 B. */
const alphabet = 'ACDEFGHJKMNPQRTUVWXYZ234679';
const longestName = 10;
const shortestName = 3;

/** The readable part of a code: the first name in ASCII capitals, or a neutral word for names in other scripts. */
export function readablePart(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .split(/\s+/)[0]
    ?.replace(/[^A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, longestName);
  return plain && plain.length >= shortestName ? plain : 'FRIEND';
}

/**
 * A code such as `ANANDA7K4`: the name, and a suffix that gets longer with each taken attempt. `random`
 * returns integers below its argument.
 */
export function makeReferralCode(name: string, attempt: number, random: (below: number) => number): string {
  const tail = Array.from({ length: 3 + Math.min(attempt, 5) }, () =>
    alphabet.charAt(random(alphabet.length)),
  );
  return `${readablePart(name)}${tail.join('')}`;
}

/** Codes that an operator may set manually. */
export const isReferralCode = (code: string): boolean => /^[A-Z0-9]{4,20}$/.test(code);
