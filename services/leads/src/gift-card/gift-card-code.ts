import { createHash, randomInt } from 'node:crypto';

/** 32 letters and digits, without those that sound or look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 16 characters: 80 random bits. */
export const newGiftCardCode = (): string =>
  Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

/** A code has enough entropy that its plain hash can be neither guessed nor looked up in a table. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Display format: `K7QX-9MND-…`. */
export const codeForPeople = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
