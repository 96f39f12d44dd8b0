import { createHash, randomInt } from 'node:crypto';

/** Thirty-two letters and digits, without those that are taken for one another when read aloud. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Sixteen of them: 80 random bits. */
export const newGiftCardCode = (): string =>
  Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

/** A code is random enough that its plain hash can neither be guessed nor looked up in a table. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** `K7QX-9MND-…`: as people read it. */
export const codeForPeople = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
